import type { ReactNode } from 'react';
import { JsonLd } from '@/components/seo/json-ld';
import { PageFrame } from '@/components/site/page-frame/page-frame';
import { type PageGraphOptions, pageGraph } from '@/lib/seo/json-ld/page-graph';
import { pageEntry } from '@/lib/seo/page-entry';

export type PublicPageProps = {
  /** The page's canonical path. */
  path: string;
  /** Whether the footer shows the contact details. */
  contactDetails?: boolean;
  graph?: PageGraphOptions;
  children: ReactNode;
};

/** A public page: its sections in the site's frame, with structured data for crawlers. */
export function PublicPage({ path, contactDetails, graph, children }: PublicPageProps) {
  return (
    <PageFrame currentPath={path} contactDetails={contactDetails}>
      {children}
      <JsonLd nodes={pageGraph(pageEntry(path), graph)} />
    </PageFrame>
  );
}
