import type { PictureKey } from './pictures';

/** A page's entry in search results: title of 50 to 60 characters, description of 140 to 160. */
export type Meta = { title: string; description: string };

export type Link = { label: string; href: string; opensNewWindow?: true };

/** A short piece under a heading: a card, a step, a promise. */
export type Item = { title: string; text: string };

export type PictureItem = Item & { picture: PictureKey };

export type CaptionedPicture = { picture: PictureKey; caption: string };

/** A stretch of running text under its own heading, addressable by its id. */
export type TextSection = { id: string; heading: string; paragraphs: string[]; list?: string[] };

/** The opening of a page: its one h1, a line below it, and at most two buttons. */
export type Banner = {
  eyebrow?: string;
  heading: string;
  tagline: string;
  picture: PictureKey;
  links: Link[];
};

/** A mail that a link prepares; the component encodes both fields. */
export type MailDraft = { label: string; to: string; subject: string; body: string };

/** Where links to a page stand: the header's row, its list of products, the footer's two lists. */
export type Menu = 'header' | 'products' | 'explore' | 'legal';

/** A public page as navigation, crawlers, the sitemap and the share cards see it. */
export type PageEntry = {
  path: string;
  meta: Meta;
  /** On its share card. */
  picture: PictureKey;
  /** What links to it say; needed by pages in a menu and by those with pages below them. */
  label?: string;
  menus?: readonly Menu[];
  /** The path of the page above it, if that is not the home page. */
  parent?: string;
  /**
   * The files that hold its words, as paths in `content/`, each with the folder of its parts: their last change is the
   * page's. Left out where the page shows records, whose changes are not known to the build.
   */
  files?: readonly string[];
  /** It is an article, or the first page of a list of records. */
  kind?: 'article' | 'archive';
  /** What stands on it and on nothing else; part of its parent's, if left out. */
  content?: object;
  /** Whether it stays out of the sitemap and asks search engines not to list it. */
  unlisted?: true;
};
