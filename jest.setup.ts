import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as react from 'react';

// Busy machines need more than the default of one second. On other machines, tests take no longer.
configure({ asyncUtilTimeout: 10_000 });

// React's development build captures a stack for each element, for use in warnings. This takes a sixth of the tests' time.
const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

// For each control, jsdom searches the document once per label. In long forms, this takes a seventh of the tests' time.
for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement])
  Object.defineProperty(prototype, 'labels', {
    get(this: HTMLElement) {
      return [...document.getElementsByTagName('label')].filter((label) =>
        label.htmlFor ? label.htmlFor === this.id : label.contains(this) && label.control === this,
      );
    },
  });

// jsdom has no layout, so it lacks `scrollIntoView` and `ResizeObserver`.
Element.prototype.scrollIntoView = () => undefined;
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
