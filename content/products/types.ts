import type { ArticleKey } from '../articles';
import type { DownloadKey } from '../downloads';
import type { PictureKey } from '../pictures';
import type { Banner, CaptionedPicture, Link, MailDraft, Meta } from '../types';

/** The rows of the printable specification table. Unknown values are placeholders. */
export type Specification = {
  intendedUse: string;
  catalogueNumbers: string;
  packSizes: string;
  storage: string;
  regulatoryStatus: string;
};

/** One tab of a product range. It also has its own URL, `{family path}/{slug}`. */
export type ProductTab = {
  slug: string;
  name: string;
  picture: PictureKey;
  meta: Meta;
  description: string[];
  /** A page with more about the product. */
  more?: Link;
  features: string[];
  applications: string[];
  images: CaptionedPicture[];
  specification: Specification;
};

export type ProductFamily = {
  path: string;
  name: string;
  meta: Meta;
  banner: Banner;
  range: { id: string; heading: string; intro: string; tabsLabel: string };
  tabs: ProductTab[];
  downloads: DownloadKey[];
  enquiry: MailDraft;
  /** Built-in articles to link to on the family's page. */
  articles?: ArticleKey[];
};
