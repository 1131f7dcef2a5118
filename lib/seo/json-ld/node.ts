import { onRequest } from '@/content/placeholder';

export type JsonLdNode = { '@type': string; [property: string]: unknown };

/** Returns the node without properties that are undefined or still available only on request. */
export function statedOnly(node: JsonLdNode): JsonLdNode {
  const stated = Object.entries(node).filter(([, value]) => value !== undefined && value !== onRequest);
  return { ...Object.fromEntries(stated), '@type': node['@type'] };
}

/** Serialises a graph for a script element. `<` is escaped, so that no text can close the element. */
export function serializeGraph(nodes: JsonLdNode[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
