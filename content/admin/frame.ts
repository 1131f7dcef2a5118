/** Text of the admin's header and sidebar. */
export const frame = {
  menu: 'Menu',
  dock: 'Main views',
  create: 'New',
  shortcuts: 'Keyboard shortcuts',
  single: 'Single-key shortcuts',
  account: 'Signed in as',
  security: 'Security',
  approval: 'Approval',
  appearance: 'Appearance',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
} as const;
