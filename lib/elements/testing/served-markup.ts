import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';

/** The served markup, in a document that runs no scripts. */
export const servedMarkup = (content: ReactElement) =>
  new DOMParser().parseFromString(renderToStaticMarkup(content), 'text/html').body;
