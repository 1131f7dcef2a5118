import sharp from 'sharp';

const ground = '<rect width="1280" height="800" fill="#e9dff7"/>';

const shapes = {
  bag: `<rect x="390" y="250" width="500" height="380" rx="48" fill="#4b1f7a"/><path d="M500 250v-50a60 60 0 0 1 60-60h160a60 60 0 0 1 60 60v50" fill="none" stroke="#241038" stroke-width="32"/><rect x="540" y="380" width="200" height="110" rx="20" fill="#f5f1fb"/><rect x="570" y="420" width="90" height="30" rx="15" fill="#e9a227"/>`,
  curves: ['#4b1f7a', '#6d2fb5', '#8a7a9e', '#e9a227']
    .map((color, index) => {
      const rise = 420 + index * 110;
      return `<path d="M160 620H${rise - 80}C${rise} 620 ${rise} 220 ${rise + 120} 220H1120" fill="none" stroke="${color}" stroke-width="18" stroke-linecap="round"/>`;
    })
    .join(''),
};

export type Drawing = keyof typeof shapes;

/** Returns a simple picture for an example record, as a PNG. */
export async function drawPng(drawing: Drawing): Promise<Blob> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 800">${ground}${shapes[drawing]}</svg>`;
  const png = await sharp(Buffer.from(svg)).resize(1280).png().toBuffer();
  return new Blob([new Uint8Array(png)], { type: 'image/png' });
}
