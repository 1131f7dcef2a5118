import { pdfNotFound } from '@/content/status-pages';
import { markup } from '@/lib/markup/markup';
import { answer } from './answer';

/** Returns the 404 page for a missing PDF or a missing revision. */
export function pdfNotThere(): Response {
  const { meta, heading, text, links } = pdfNotFound;
  const items = links.map(({ label, href }) => markup`<li><a href="${href}">${label}</a></li>`);
  return answer({ status: 404, meta, heading, body: markup`<p>${text ?? ''}</p><ul>${items}</ul>` });
}
