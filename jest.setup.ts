import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine takes longer than the default second; what arrives sooner is seen sooner.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lays nothing out, and so neither scrolls nor resizes. Some tests run without it.
if ('Element' in globalThis) {
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
