import { onRequest } from '@/content/placeholder';

/** A thing as schema.org describes it. */
export type JsonLdNode = { '@type': string; [property: string]: unknown };

/** The node without what has not been stated: no value, or one that visitors read as "On request". */
export function statedOnly(node: JsonLdNode): JsonLdNode {
  const stated = Object.entries(node).filter(([, value]) => value !== undefined && value !== onRequest);
  return { ...Object.fromEntries(stated), '@type': node['@type'] };
}

/** A whole graph as the text of a script element; `<` is escaped, so that nothing in it can end that element. */
export function serializeGraph(nodes: JsonLdNode[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
