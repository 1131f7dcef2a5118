import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type ElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

type ElementName =
  | 'site-consent'
  | 'site-contact-form'
  | 'site-dropdown'
  | 'site-menu'
  | 'site-search'
  | 'ui-carousel'
  | 'ui-copy-link'
  | 'ui-count-up'
  | 'ui-disclosure-group'
  | 'ui-tabs';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Record<ElementName, ElementProps> {}
  }
}
