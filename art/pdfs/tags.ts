/** A node of a page's tag tree, as pdf.js returns it. Leaves, which represent content, have no children. */
export type Tag = { role?: string; alt?: string; children?: Tag[] };

export type FlatTag = { role: string; parent: string; alt?: string };

/** Returns the tags below a node in reading order, each with its parent's role. */
export function flattenTags({ role: parent = '', children = [] }: Tag): FlatTag[] {
  return children.flatMap((child) => [
    ...(child.role ? [{ role: child.role, parent, alt: child.alt }] : []),
    ...flattenTags(child),
  ]);
}
