import sharp from 'sharp';
import { type PictureKey, pictures } from '../../content/pictures';
import { type Markup, markup } from '../../lib/markup/markup';

/** The documents' origin while the browser renders them. All requests to it are intercepted. */
export const ORIGIN = 'http://pdf.example';

/** The background colours of pictures, by their names in the palette. */
const GROUNDS = { lilac: '#f5f1fb', plum: '#241038', paper: '#fff' };
export type Ground = keyof typeof GROUNDS;

/** The width of embedded pictures in pixels, for 150 to 250 pixels per inch in print. */
const WIDTH = 1000;

const ADDRESS = /\/([a-z0-9-]+)\.on-(lilac|plum|paper)\.jpg$/;

/** Returns the image element of a picture on a background, with a description for screen readers. */
export function picture(key: PictureKey, ground: Ground = 'lilac'): Markup {
  return markup`<img class="picture" src="${ORIGIN}/${key}.on-${ground}.jpg" alt="${pictures[key].alt}">`;
}

/** Returns the file at a picture's address: a JPEG, because a PDF can embed it unchanged. */
export function pictureFile(address: string): Promise<Buffer> {
  const [, key, ground] = ADDRESS.exec(address) ?? [];
  if (!key || !ground) throw new Error(`${address} is not the address of a document picture.`);
  return sharp(`art/masters/${key}.png`)
    .flatten({ background: GROUNDS[ground as Ground] })
    .resize({ width: WIDTH })
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}
