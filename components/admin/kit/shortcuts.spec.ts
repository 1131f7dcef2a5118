/** @jest-environment jsdom */
import { keyNames } from './shortcuts';

const onPlatform = (platform: string) => jest.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);

describe('the names of keys', () => {
  it.each([
    ['Linux x86_64', ['Ctrl', 'Shift', '8']],
    ['MacIntel', ['⌘', '⇧', '8']],
  ])('are those on the keyboard: %s', (platform, names) => {
    onPlatform(platform);
    expect(keyNames('Control+Shift+8')).toEqual(names);
  });
});
