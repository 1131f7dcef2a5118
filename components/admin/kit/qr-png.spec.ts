import sharp from 'sharp';
import { qrModules } from './qr-drawing';
import { qrPng } from './qr-png';

it('the PNG of a QR code has the same modules as the drawing', async () => {
  const text = 'https://www.purvia.example/files/pdf/blood-tubes-use.pdf';
  const modules = qrModules(text);
  const { data, info } = await sharp(await qrPng(text))
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scale = info.width / modules.length;
  expect([Number.isInteger(scale), scale > 8, info.height]).toEqual([true, true, info.width]);
  const centreOf = (place: number) => Math.floor((place + 0.5) * scale);
  const read = modules.map((row, y) =>
    row.map((_, x) => data[(centreOf(y) * info.width + centreOf(x)) * info.channels] === 0),
  );
  expect(read).toEqual(modules);
});
