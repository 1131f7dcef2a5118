import type { PictureKey } from './pictures';

/** A page's entry in search results. Listed pages have titles of 50 to 60 characters and descriptions of 140 to 160. */
export type Meta = { title: string; description: string };

export type Link = { label: string; href: string; opensNewWindow?: true };

/** A short text under a heading, such as a card, a feature or a session. */
export type Item = { title: string; text: string };

export type PictureItem = Item & { picture: PictureKey };

export type CaptionedPicture = { picture: PictureKey; caption: string };

/** A section of continuous text with its own heading and an id to link to. */
export type TextSection = { id: string; heading: string; paragraphs: string[]; list?: string[] };

/** A page's opening: its only h1, a line below it, and at most two buttons. */
export type Banner = {
  eyebrow?: string;
  heading: string;
  tagline: string;
  picture: PictureKey;
  links: Link[];
};

/** An email prepared by a link. The component encodes the recipient, subject and body. */
export type MailDraft = { label: string; to: string; subject: string; body: string };

export type MailFormField = {
  label: string;
  hint?: string;
  required: boolean;
  /** Shown if a required field is empty. */
  missing: string;
  /** Shown if the field's value cannot be used. */
  invalid: string;
};

/** A form that opens the visitor's email app. */
export type MailFormTexts<Name extends string> = {
  id: string;
  heading: string;
  intro: string;
  submit: string;
  fields: Record<Name, MailFormField>;
};

/** Where links to a page appear: the header's row, its list of products, or one of the footer's two lists. */
export type Menu = 'header' | 'products' | 'explore' | 'legal';

/** A public page's entry for navigation, crawlers, the sitemap and the share cards. */
export type PageEntry = {
  path: string;
  meta: Meta;
  /** Shown on the page's share card. */
  picture: PictureKey;
  /** The text of links to the page; required for pages in a menu and pages with children. */
  label?: string;
  menus?: readonly Menu[];
  /** The parent page's path, if that is not the home page. */
  parent?: string;
  /**
   * The files with the page's text, as paths in `content/` without `.ts`. Each path also covers the folder of the same
   * name. The page's modification date is that of the last change to these files. Omitted if the page shows records,
   * because records change after the build.
   */
  files?: readonly string[];
  /** Set for a built-in article, and for the first page of an archive. */
  kind?: 'article' | 'archive';
  /** The page's own content; omitted for an archive, or if the parent page's content includes it. */
  content?: object;
  /** Whether to omit the page from the sitemap and ask search engines not to index it. */
  unlisted?: true;
};
