/** The banner that asks before analytics starts. It appears only if analytics is configured. */
export const consent = {
  heading: 'May we use analytics?',
  text: 'With your permission, we use analytics to see which pages people read and how fast those pages load. If you decline, we load no analytics and set no cookies. We remember your choice for a year.',
  allow: 'Allow analytics',
  deny: 'Decline analytics',
  more: { label: 'Privacy policy', href: '/privacy_policies#analytics' },
  reopened: 'You can change your choice here at any time.',
  currentlyAllowed: 'Analytics is on.',
  currentlyDenied: 'Analytics is off.',
  saved: 'Your choice has been saved.',
} as const;
