import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';

/** The markup as it is served, in a document in which no script runs. */
export const servedMarkup = (content: ReactElement) =>
  new DOMParser().parseFromString(renderToStaticMarkup(content), 'text/html').body;
