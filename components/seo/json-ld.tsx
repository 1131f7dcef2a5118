import { type JsonLdNode, serializeGraph } from '@/lib/seo/json-ld/node';

export type JsonLdProps = { nodes: JsonLdNode[] };

/** Structured data for crawlers, in a script element that browsers do not run. */
export function JsonLd({ nodes }: JsonLdProps) {
  return <script type="application/ld+json">{serializeGraph(nodes)}</script>;
}
