import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AdminFrame } from '@/components/admin/shell/frame/admin-frame';
import { SET_THEME } from '@/components/admin/shell/frame/set-theme';
import { admin } from '@/content/admin/texts';

// A browser that translates the page would also translate the text in the article editor, which would then be saved, and
// replace text nodes that React updates.
export const metadata: Metadata = {
  robots: { index: false, follow: false },
  other: { google: 'notranslate' },
};

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <script id="theme">{SET_THEME}</script>
      <AdminFrame>
        <noscript>
          <p>{admin.needsScript}</p>
        </noscript>
        {children}
      </AdminFrame>
    </>
  );
}
