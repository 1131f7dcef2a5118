/** Control labels that several pages share. */
export const labels = {
  skipToContent: 'Skip to main content',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  breadcrumbs: 'You are here',
  home: 'Home',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  opensNewWindow: 'opens in a new window',
  knowMore: 'Know More',
  scrollForMore: 'Scroll for more',
  learnMore: 'Learn more',
  orderFromPartners: 'Order from Partners',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  copyFailed: 'The link could not be copied. Copy it from the address bar.',
  close: 'Close',
} as const;

export const carousel = {
  roleDescription: 'carousel',
  previous: 'Previous',
  next: 'Next',
  of: 'of',
} as const;

export const pagination = {
  label: 'Pages',
  page: 'Page',
  of: 'of',
  previous: 'Newer',
  next: 'Older',
} as const;
