import { FIELDS } from './fields';

const PATTERNS = { link: FIELDS.Blog.link.pattern, image: FIELDS.Blog.image.pattern };

/**
 * The record without a link or an image that no form and no rule would take: it was written past them, or before there
 * were any, and must not lead visitors anywhere.
 */
export function withUsableAddresses<Item extends object>(record: Item): Item {
  const shown = Object.entries(PATTERNS).map(([field, pattern]) => {
    const address: unknown = Reflect.get(record, field);
    return typeof address === 'string' && !pattern.test(address) ? { [field]: '' } : {};
  });
  return Object.assign({}, record, ...shown);
}
