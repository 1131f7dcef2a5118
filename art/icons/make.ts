import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { icoOf } from './ico';
import { logo } from './logo';
import { symbol } from './symbol';

// Generates the icons and logo files from the symbol. Run `npm run assets -- icons` after the logo has changed.
const FOLDER = 'public/icons';

const render = (svg: string, size: number) =>
  sharp(Buffer.from(svg.replace('<svg ', `<svg width="${size}" height="${size}" `)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

mkdirSync(FOLDER, { recursive: true });
writeFileSync(join(FOLDER, 'symbol.svg'), symbol({ rounded: true, scale: 1 }));
writeFileSync(join(FOLDER, 'logo.svg'), logo('#1c1029'));
writeFileSync(join(FOLDER, 'logo-on-dark.svg'), logo('#fff'));
for (const size of [192, 512]) {
  writeFileSync(join(FOLDER, `icon-${size}.png`), await render(symbol({ rounded: true, scale: 1 }), size));
}
// Systems crop these icons to various shapes, so the background is square and the drawing stays inside the safe zone.
writeFileSync(
  join(FOLDER, 'apple-touch-icon.png'),
  await render(symbol({ rounded: false, scale: 0.9 }), 180),
);
writeFileSync(
  join(FOLDER, 'icon-maskable-512.png'),
  await render(symbol({ rounded: false, scale: 0.8 }), 512),
);
// Browser tabs, lists and desktops can show these sizes unscaled.
const small = [16, 32, 48].map(async (size) => ({
  size,
  png: await render(symbol({ rounded: true, scale: 1 }), size),
}));
writeFileSync('public/favicon.ico', icoOf(await Promise.all(small)));
