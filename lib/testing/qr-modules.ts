import sharp from 'sharp';

/** Returns the modules of a QR code in a PNG, with `count` modules per row. Dark modules are true. */
export async function modulesIn(png: Uint8Array, count: number): Promise<boolean[][]> {
  const { data, info } = await sharp(png).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  const scale = info.width / count;
  if (!Number.isInteger(scale) || scale < 8 || info.height !== info.width) {
    throw new Error(`The image has ${info.width} by ${info.height} pixels for ${count} modules per row.`);
  }
  const centreOf = (place: number) => Math.floor((place + 0.5) * scale);
  const places = [...Array(count).keys()];
  return places.map((y) =>
    places.map((x) => data[(centreOf(y) * info.width + centreOf(x)) * info.channels] === 0),
  );
}
