import { randomBytes } from 'node:crypto';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';

/** A real PNG file for a file chooser. */
export async function aPng(width = 800, height = 500) {
  const background = { r: 75, g: 31, b: 122 };
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: 'picture.png', mimeType: 'image/png', buffer };
}

/** A PNG file of random noise, which does not compress, so that uploading it takes several requests. */
export async function aLargePng() {
  const [width, height] = [700, 500];
  const raw = { width, height, channels: 3 } as const;
  const buffer = await sharp(randomBytes(width * height * 3), { raw })
    .png()
    .toBuffer();
  return { name: 'large.png', mimeType: 'image/png', buffer };
}

/** An image in a format that storage does not accept. */
export async function aPhoto(format: 'jpeg' | 'webp', width = 3000, height = 2000) {
  const background = { r: 190, g: 160, b: 220 };
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
  return { name: `photo.${format}`, mimeType: `image/${format}`, buffer };
}

type Upload = { name: string; mimeType: string; buffer: Buffer };

/** Dispatches a drop or paste event with a file to an element. Drops it in the element's lower half. */
export async function giveFile(target: Locator, type: 'drop' | 'paste', { name, mimeType, buffer }: Upload) {
  await target.evaluate(
    (element, [event, base64, file, kind]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], file, { type: kind }));
      const { left: clientX, bottom } = element.getBoundingClientRect();
      const options = { bubbles: true, cancelable: true, clientX, clientY: bottom - 1 };
      element.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      );
    },
    [type, buffer.toString('base64'), name, mimeType] as const,
  );
}
