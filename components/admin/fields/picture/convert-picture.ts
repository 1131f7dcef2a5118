/**
 * Limits for a converted picture's longer side, in pixels. The second limit applies if the first results in too large a
 * file.
 */
const SIDES = [1600, 1024];

export type Converted = { file: File; width: number; height: number };

/** Whether a file's first bytes are those of a JPEG or WebP picture, whatever the file's name. */
export async function isOtherPicture(file: File): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const text = String.fromCharCode(...start);
  return text.startsWith('\xff\xd8\xff') || (text.startsWith('RIFF') && text.endsWith('WEBP'));
}

/** Returns a picture's size in whole pixels, scaled down if its longer side exceeds `side`. */
export function scaledSize(width: number, height: number, side: number): { width: number; height: number } {
  const factor = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  };
}

const pngName = (name: string) => `${name.replace(/\.[^.]*$/, '') || 'picture'}.png`;

async function draw(picture: ImageBitmap, name: string, side: number): Promise<Converted | null> {
  const size = scaledSize(picture.width, picture.height, side);
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, size.width, size.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob && { file: new File([blob], pngName(name), { type: 'image/png' }), ...size };
}

/**
 * Converts a picture to a PNG, scaled down if necessary. The PNG exceeds `maxBytes` only if even the smallest version
 * does. Drawing also removes the picture's metadata, such as the place where a photo was taken. Returns null if the
 * browser cannot convert the picture.
 */
export async function convertPicture(file: File, maxBytes: number): Promise<Converted | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  try {
    let converted: Converted | null = null;
    for (const side of SIDES) {
      converted = await draw(picture, file.name, side);
      if (!converted || converted.file.size <= maxBytes) break;
    }
    return converted;
  } finally {
    picture.close();
  }
}
