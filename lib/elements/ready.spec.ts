/** @jest-environment jsdom */
import { HYDRATED, whenReady } from './ready';

/** Adds a `PerformanceObserver`, which jsdom lacks. @returns a function that reports the hydration mark. */
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

describe('whenReady', () => {
  it('calls back immediately on a page without the framework', () => {
    const callback = jest.fn();
    whenReady(callback);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('waits for hydration on a page with the framework', () => {
    Object.assign(window, { __next_f: [] });
    const hydrated = setUpMarks();
    const callback = jest.fn();
    whenReady(callback);
    expect(callback).not.toHaveBeenCalled();
    hydrated();
    expect(callback).toHaveBeenCalledTimes(1);
  });
});
