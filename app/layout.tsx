import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { ElementScript } from '@/components/site/element-script/element-script';
import { siteMetadata } from '@/lib/seo/site-metadata';
import { sans } from './fonts/sans';
import '@/styles/index.scss';

export const metadata: Metadata = siteMetadata;

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
