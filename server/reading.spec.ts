import { PublicContent } from '../lib/pages/content';
import { Reading } from './reading';

it('records the first state that a render reads, so that a change during the render makes the page stale', () => {
  const content = new PublicContent();
  content.leaveUnread();
  const reading = new Reading(content);
  reading.of('Blog');
  expect(content.isCurrent(reading.used)).toBe(true);
  jest.spyOn(content, 'stateOf').mockReturnValue(1);
  reading.of('Blog');
  expect(content.isCurrent(reading.used)).toBe(false);
});
