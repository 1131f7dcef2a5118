import '@testing-library/jest-dom';

// jsdom lays nothing out, and so does not scroll. Some tests run without it.
if ('Element' in globalThis) Element.prototype.scrollIntoView = () => undefined;
