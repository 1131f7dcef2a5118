import type { ReactNode } from 'react';

export type TextLinkProps = {
  href: string;
  children: ReactNode;
  /** If given, the link opens in a new tab or window, and this notice follows the link's text. */
  newWindowHint?: string;
  className?: string | undefined;
  /** The language and direction of the link's text, if they differ from those of the text around it. */
  lang?: string;
  dir?: 'ltr' | 'rtl' | 'auto';
  /** The language of the page that the link leads to. */
  hrefLang?: string;
  'aria-current'?: 'page' | 'true';
  /** The address to print after the link's text, instead of the link's URL. */
  'data-address'?: string;
};

/** A plain `a` element, without client-side routing. */
export function TextLink({ newWindowHint, children, ...link }: TextLinkProps) {
  // Browsers imply `rel="noopener"` for `_blank`.
  return (
    <a {...link} target={newWindowHint && '_blank'}>
      {children}
      {newWindowHint && <span className="visually-hidden"> ({newWindowHint})</span>}
    </a>
  );
}
