import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';

/** Renders static markup and returns the body of a parsed document, in which scripts do not run. */
export const servedMarkup = (content: ReactElement) =>
  new DOMParser().parseFromString(renderToStaticMarkup(content), 'text/html').body;
