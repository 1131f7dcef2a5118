/** The banner that asks before analytics starts. It appears only where analytics has been set up. */
export const consent = {
  heading: 'May we count your visit?',
  text: 'With your permission we use analytics to see which pages are read and how fast they are. Without it, nothing is loaded and no cookie is set. We remember your answer for a year.',
  allow: 'Allow analytics',
  deny: 'No, thank you',
  more: { label: 'Privacy policy', href: '/privacy_policies#analytics' },
  reopened: 'You can change your answer here at any time.',
  currentlyAllowed: 'Analytics is allowed.',
  currentlyDenied: 'Analytics is not allowed.',
  saved: 'Your answer has been saved.',
} as const;
