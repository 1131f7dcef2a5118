import type { PictureKey } from './pictures';

/** What a page says about itself to crawlers: title up to 60 characters, description 70 to 160. */
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

/** A public page as crawlers, the sitemap and the share cards see it. */
export type PageEntry = { path: string; meta: Meta; picture: PictureKey };
