import sharp from 'sharp';

/** A real PNG file, as a file chooser takes it. */
export async function aPng(width = 800, height = 500) {
  const background = { r: 75, g: 31, b: 122 };
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: 'picture.png', mimeType: 'image/png', buffer };
}
