import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { ElementScript } from '@/components/site/element-script/element-script';
import { company } from '@/content/company';
import { currentSettings } from '@/lib/settings/settings';
import { sans } from './fonts/sans';
import '@/styles/index.scss';

export const metadata: Metadata = {
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

export const viewport: Viewport = { themeColor: '#4b1f7a' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // A script sets the admin's theme on this element before React hydrates it.
    <html lang="en" className={sans} suppressHydrationWarning>
      <body>
        {children}
        <ElementScript />
      </body>
    </html>
  );
}
