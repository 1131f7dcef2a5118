import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Busy machines need more than the default of one second. On other machines, tests take no longer.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no layout, so it lacks `scrollIntoView` and `ResizeObserver`.
Element.prototype.scrollIntoView = () => undefined;
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
