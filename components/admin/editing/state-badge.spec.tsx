import { render, screen } from '@testing-library/react';
import { SavedMark, StateBadge, type StateBadgeProps } from './state-badge';

const past = new Date('2020-01-01');
const future = new Date('2099-01-01');
const times = { publishAt: null, unpublishAt: null };

const show = (props: Partial<StateBadgeProps>) => {
  const { container } = render(<StateBadge state="draft" record={times} {...props} />);
  return container.querySelector('svg');
};

describe('StateBadge', () => {
  it.each<[string, Partial<StateBadgeProps>, string]>([
    ['an empty tube', {}, 'Draft'],
    ['a half-full tube', { state: 'scheduled', record: { ...times, publishAt: future } }, 'Scheduled'],
    ['a full tube', { state: 'published' }, 'Published'],
    ['an amber tube', { state: 'published', unsaved: true }, 'Published'],
    ['a barred tube', { record: { ...times, unpublishAt: past } }, 'Withdrawn'],
  ])('always shows the state in words beside %s, which screen readers skip', (_tube, props, word) => {
    expect(show(props)).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText(word, { exact: true })).toBeVisible();
  });

  it.each([
    [2, false, 'Saved'],
    [2, true, ''],
    [0, false, ''],
  ])('marks revision %d as saved only without changes (unsaved: %s)', (revision, unsaved, text) => {
    const { container } = render(<SavedMark record={{ revision }} unsaved={unsaved} />);
    expect(container).toHaveTextContent(text || /^$/);
  });

  it('draws each state differently', () => {
    const tubes = [
      show({}),
      show({ state: 'scheduled' }),
      show({ state: 'published' }),
      show({ state: 'published', unsaved: true }),
      show({ record: { ...times, unpublishAt: past } }),
    ].map((tube) => tube?.innerHTML);
    expect(new Set(tubes).size).toBe(5);
  });
});
