import { archives } from '../archives';
import { certificates } from '../certificates';
import { consent } from '../consent';
import { downloads } from '../downloads';
import { instructions } from '../downloads/instructions';
import { footer, header } from '../navigation';
import { pages } from '../pages';
import { pdfPage } from '../pdf-page';
import * as statusPages from '../status-pages';

/** The content of each page. Links that begin with `#` stay on their page. */
export const pageContents: Record<string, object> = Object.fromEntries(
  pages.flatMap(({ path, content }) => (content ? [[path, content]] : [])),
);

/** Everything that visitors read. */
export const everything = {
  pageContents,
  archives,
  certificates,
  consent,
  downloads,
  instructions,
  footer,
  header,
  pdfPage,
  statusPages,
};
