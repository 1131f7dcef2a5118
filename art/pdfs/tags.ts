/** A node of a page's tags, as pdf.js reads them; leaves that are content have no children. */
export type Tag = { role?: string; alt?: string; children?: Tag[] };

export type FlatTag = { role: string; parent: string; alt?: string };

/** The tags below a node in reading order, each with the role of the one it stands in. */
export function flattenTags({ role: parent = '', children = [] }: Tag): FlatTag[] {
  return children.flatMap((child) => [
    ...(child.role ? [{ role: child.role, parent, alt: child.alt }] : []),
    ...flattenTags(child),
  ]);
}
