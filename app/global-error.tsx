'use client'; // Next accepts only a client component here. The markup is readable without scripts.

import { lazy, Suspense } from 'react';
import { StatusPage } from '@/components/sections/status-page/status-page';
import type { PageFrameProps } from '@/components/site/page-frame/page-frame';
import { serverError } from '@/content/status-pages';
import { sans } from './fonts/sans';
import '@/styles/index.scss';

const Unframed = ({ children }: PageFrameProps) => <main>{children}</main>;

/**
 * The header and footer, loaded lazily so that the admin's script does not contain links to every page. If loading
 * fails, the message appears without them.
 */
const Frame = lazy(() =>
  import('@/components/site/page-frame/page-frame').then(
    ({ PageFrame }) => ({ default: PageFrame }),
    () => ({ default: Unframed }),
  ),
);

export default function GlobalErrorPage() {
  const message = <StatusPage page={serverError} />;
  return (
    <html lang="en" className={sans}>
      <head>
        <title>{serverError.meta.title}</title>
      </head>
      <body>
        <Suspense fallback={message}>
          <Frame currentPath="">{message}</Frame>
        </Suspense>
      </body>
    </html>
  );
}
