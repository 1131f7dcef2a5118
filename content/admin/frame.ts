/** Texts of the admin's header and sidebar. */
export const frame = {
  menu: 'Menu',
  account: 'Signed in as',
  appearance: 'Appearance',
  themes: { system: 'Same as the system', light: 'Light', dark: 'Dark' },
} as const;
