/** @jest-environment jsdom */
import { HYDRATED, whenReady } from './ready';

/** jsdom has no marks to observe. */
const setUpMarks = () => {
  let report = () => {};
  class Observer {
    constructor(callback: PerformanceObserverCallback) {
      const list = { getEntriesByName: (name: string) => (name === HYDRATED ? [{}] : []) };
      report = () =>
        callback(Object.assign(Object.create(null), list), Object.assign(Object.create(null), this));
    }

    observe() {}

    disconnect = () => {};
  }
  Object.assign(window, { PerformanceObserver: Observer });
  return () => report();
};

afterEach(() => {
  Reflect.deleteProperty(window, '__next_f');
});

describe('the moment when elements may change the markup', () => {
  it('is now, where no framework runs', () => {
    const callback = jest.fn();
    whenReady(callback);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('is after hydration where the framework runs', () => {
    Object.assign(window, { __next_f: [] });
    const hydrated = setUpMarks();
    const callback = jest.fn();
    whenReady(callback);
    expect(callback).not.toHaveBeenCalled();
    hydrated();
    expect(callback).toHaveBeenCalledTimes(1);
  });
});
