import { article } from '@/content/admin/article';
import { pictureOf } from '@/lib/articles/picture';
import type { LeftOut } from './report';

/** A picture that pasted HTML contains, to be uploaded. The text has an image with the placeholder as its address. */
export type PastedPicture = { placeholder: string; file: File; alt: string };

const DATA = /^data:(image\/(?:png|jpeg|webp|gif|avif|bmp));base64,([a-z0-9+/=\s]+)$/i;

/** The maximum number of pictures in one paste, and the maximum size of each in base64 characters. */
const MOST = 20;
const MAX_LENGTH = 30_000_000;

/** Matches placeholders of lazy-loaded pictures. */
const PLACEHOLDER =
  '[data-src], [data-srcset], [data-original], [data-lazy-src], [srcset], [src^="data:image/gif;base64,R0lGODlhAQAB"]';

/** Decodes a `data:` address, which the admin's content security policy does not let `fetch` read. */
function decoded(address: string): File | null {
  if (address.length > MAX_LENGTH) return null;
  const [, type = '', data = ''] = DATA.exec(address) ?? [];
  if (!data) return null;
  try {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    return new File([bytes], `pasted.${type.slice('image/'.length)}`, { type });
  } catch {
    return null;
  }
}

/** Takes the pictures that the HTML itself contains, and removes all others, except those copied from the editor. */
export function takePictures(body: HTMLElement, isCopied: boolean, report: LeftOut) {
  const pictures: PastedPicture[] = [];
  const made: Element[] = [];
  for (const image of body.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? '';
    if (isCopied && pictureOf(src)) continue;
    const alt = image.getAttribute('alt')?.trim() ?? '';
    // Cells contain only lines.
    const isTaken = pictures.length < MOST && !image.closest('td, th') && !image.matches(PLACEHOLDER);
    const file = isTaken ? decoded(src) : null;
    if (!file) {
      report.pictures.push(alt || article.leftOut.unnamed);
      image.remove();
      continue;
    }
    const placeholder = `#pasted-${crypto.randomUUID()}`;
    const picture = body.ownerDocument.createElement('img');
    picture.setAttribute('src', placeholder);
    picture.setAttribute('alt', alt);
    image.replaceWith(picture);
    pictures.push({ placeholder, file, alt });
    made.push(picture);
  }
  return { pictures, made };
}

/** Replaces a placeholder in Markdown with the stored picture's address or, without one, removes the picture. */
export function settleMarkdown(text: string, placeholder: string, src: string | null): string {
  if (src) return text.replaceAll(placeholder, src);
  const picture = String.raw`!\[(?:\\.|[^\]\\])*\]\(${placeholder}(?: "(?:\\.|[^"\\])*")?\)`;
  return text.replace(new RegExp(picture, 'g'), '');
}
