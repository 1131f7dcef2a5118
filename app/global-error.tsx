'use client'; // The framework accepts nothing else here. Without scripts, what it rendered stays readable all the same.

import { StatusPage } from '@/components/sections/status-page/status-page';
import { PageFrame } from '@/components/site/page-frame/page-frame';
import { serverError } from '@/content/status-pages';
import { sans } from './fonts/sans';
import '@/styles/index.scss';

export default function GlobalErrorPage() {
  return (
    <html lang="en" className={sans}>
      <head>
        <title>{serverError.meta.title}</title>
      </head>
      <body>
        <PageFrame currentPath="">
          <StatusPage page={serverError} />
        </PageFrame>
      </body>
    </html>
  );
}
