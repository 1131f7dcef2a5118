import '@testing-library/jest-dom';

// jsdom lays nothing out, and so does not scroll.
Element.prototype.scrollIntoView = () => undefined;
