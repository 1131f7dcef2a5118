import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VARIANTS_FOLDER, variantAt, variantFile } from '../lib/pictures/picture-variants';
import type { Settings } from '../lib/settings/settings';
import { fileHeaders } from './headers';
import { type FinishedResponse, finishedResponse } from './responses';

const START = '/files/images/';

export const isBelowImages = (path: string): boolean => path.startsWith(START);

/** The path must have valid percent-encoding. */
const variantOf = (path: string) => variantAt(decodeURIComponent(path.slice(START.length)));

/** Whether a path below `/files/images` can be that of a stored image or of a smaller version that pages offer. */
export const isImagePath = (path: string): boolean =>
  decodeURIComponent(path).endsWith('.png') || variantOf(path) !== null;

/** The smaller versions of stored images that Next's route (`app/files/images`) has encoded and kept on disk. */
export class ResizedImages {
  #folder: string;
  #settings: Settings;

  /** @param dist Next's build folder */
  constructor(dist: string, settings: Settings) {
    this.#folder = join(dist, 'cache', VARIANTS_FOLDER);
    this.#settings = settings;
  }

  /** Returns the image at this path, or null if it has not been encoded. */
  async get(path: string): Promise<FinishedResponse | null> {
    const variant = variantOf(path);
    const body = variant && (await readFile(join(this.#folder, variantFile(variant))).catch(() => null));
    if (!variant || !body) return null;
    return finishedResponse(200, fileHeaders(path, `image/${variant.format}`, this.#settings), body);
  }
}
