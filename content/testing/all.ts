import { accessibility } from '../accessibility';
import { archives } from '../archives';
import { articles } from '../articles';
import { certificates } from '../certificates';
import { companyPage } from '../company-page';
import { consent } from '../consent';
import { contact } from '../contact';
import { downloads } from '../downloads';
import { instructions } from '../downloads/instructions';
import { home } from '../home';
import { impact } from '../impact';
import { footer, header } from '../navigation';
import { pdfPage } from '../pdf-page';
import { privacy } from '../privacy';
import { products } from '../products';
import { services } from '../services';
import * as statusPages from '../status-pages';
import { trivus } from '../trivus';

/** What stands on one address each; links that begin with `#` stay inside it. */
export const pageContents: Record<string, unknown> = {
  home,
  company: companyPage,
  ...products,
  impact,
  services,
  trivus,
  ...Object.fromEntries(Object.values(articles).map((article) => [article.path, article])),
  contact,
  privacy,
  accessibility,
};

/** All that visitors read. */
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
