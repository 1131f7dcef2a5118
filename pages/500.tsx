import clsx from 'clsx';
import type { PageConfig } from 'next';
import Head from 'next/head';
import { sans } from '@/app/fonts/sans';
import { StatusPage } from '@/components/sections/status-page/status-page';
import { Footer } from '@/components/site/footer/footer';
import { Header } from '@/components/site/header/header';
import { SkipLink } from '@/components/site/skip-link/skip-link';
import { serverError } from '@/content/status-pages';
import styles from './500.module.scss';

export const config: PageConfig = { unstable_runtimeJS: false };

/**
 * What the server sends when a page cannot be rendered. `app` has no such page: its `global-error.tsx` is for
 * browsers, and the framework's own would stand here in its place.
 */
export default function ServerErrorPage() {
  return (
    <div className={clsx(sans, styles.page)}>
      <Head>
        <title>{serverError.meta.title}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <SkipLink />
      <Header currentPath="" />
      <main id="main" tabIndex={-1}>
        <StatusPage page={serverError} />
      </main>
      <Footer contactDetails />
    </div>
  );
}
