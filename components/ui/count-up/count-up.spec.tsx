import { act, render } from '@testing-library/react';
import { setUpScreen } from '@/lib/elements/testing/screen-media';
import { setUpSight } from '@/lib/elements/testing/sight';
import { CountUp } from './count-up';
import './count-up.element';

const REDUCED = '(prefers-reduced-motion: reduce)';

const show = (text: string) => {
  const { container, unmount } = render(<CountUp>{text}</CountUp>);
  const element = container.querySelector('ui-count-up');
  return { element, unmount, text: () => element?.textContent };
};

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  setUpScreen({ [REDUCED]: false });
});

afterEach(() => jest.useRealTimers());

describe('a figure', () => {
  it('is unchanged until it comes into view', () => {
    setUpSight();
    const { text } = show('3000+');
    wait(5000);
    expect(text()).toBe('3000+');
  });

  it.each(['70M', '3000+', '1,200.5 labs'])('counts up to exactly %s', (given) => {
    const see = setUpSight();
    const { element, text } = show(given);
    see(element);
    wait(300);
    expect(text()).not.toBe(given);
    wait(2000);
    expect(text()).toBe(given);
  });

  it.each(['many', '24/7', '10 of 12'])('does not count %s, which is not a single number', (given) => {
    const see = setUpSight();
    const { element, text } = show(given);
    see(element);
    wait(300);
    expect(text()).toBe(given);
  });

  it('is left alone by translating browsers', () => {
    expect(show('70M').element?.parentElement).toHaveAttribute('translate', 'no');
  });

  it('does not count if reduced motion is requested', () => {
    setUpScreen({ [REDUCED]: true });
    const see = setUpSight();
    const { element, text } = show('70M');
    see(element);
    wait(300);
    expect(text()).toBe('70M');
  });
});
