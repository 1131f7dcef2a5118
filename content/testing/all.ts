import { archives } from '../archives';
import { certificates } from '../certificates';
import { consent } from '../consent';
import { downloads } from '../downloads';
import { instructions } from '../downloads/instructions';
import { footer, header } from '../navigation';
import { pages } from '../pages';
import { pdfPage } from '../pdf-page';
import * as statusPages from '../status-pages';

/** The pages' own content by path. */
export const pageContents: Record<string, object> = Object.fromEntries(
  pages.flatMap(({ path, content }) => (content ? [[path, content]] : [])),
);

/** The content whose links and pictures are tested. */
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
