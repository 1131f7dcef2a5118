import { links } from '@/content/admin/links';
import { type FileFacts, fileFacts } from './file-facts';

/** Which file it is, for comparing. */
export function FileVersion(facts: FileFacts) {
  return <span>{fileFacts(facts).join(', ') || links.noFacts}</span>;
}
