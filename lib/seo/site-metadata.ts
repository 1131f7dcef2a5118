import type { Metadata } from 'next';
import { company } from '@/content/company';
import { currentSettings } from '@/lib/settings/settings';

/** Metadata common to all pages. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(currentSettings().siteUrl),
  applicationName: company.name,
  manifest: '/manifest.webmanifest',
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icons/symbol.svg', type: 'image/svg+xml' },
    ],
    apple: { url: '/icons/apple-touch-icon.png', sizes: '180x180' },
  },
};
