import type { ReactNode } from 'react';
import { PageFrame } from '@/components/site/page-frame/page-frame';
import type { Meta } from '@/content/types';
import { serializeGraph } from '@/lib/seo/json-ld/node';
import { type PageGraphOptions, pageGraph } from '@/lib/seo/json-ld/page-graph';
import { pageEntry } from '@/lib/seo/page-entry';

export type PublicPageProps = {
  /** The page's canonical path. */
  path: string;
  /** The page's title and description, if `content/pages.ts` has no entry for it. */
  meta?: Meta;
  /** Whether the footer shows the contact details. */
  contactDetails?: boolean;
  graph?: PageGraphOptions;
  children: ReactNode;
};

/** A public page: its sections in the site's frame, with structured data for crawlers. */
export function PublicPage({
  path,
  meta = pageEntry(path).meta,
  contactDetails,
  graph,
  children,
}: PublicPageProps) {
  return (
    <PageFrame currentPath={path} contactDetails={contactDetails}>
      {children}
      {/* Browsers do not run a script of this type. */}
      <script type="application/ld+json">{serializeGraph(pageGraph({ path, meta }, graph))}</script>
    </PageFrame>
  );
}
