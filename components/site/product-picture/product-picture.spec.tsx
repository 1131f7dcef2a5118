import { existsSync } from 'node:fs';
import { pictures } from '@/content/pictures';
import measured from '@/content/pictures/files.json';
import { products } from '@/content/products';
import { servedMarkup } from '@/lib/elements/testing/served-markup';
import { ProductPicture, type ProductPictureProps } from './product-picture';

const picture = (props: Partial<ProductPictureProps> = {}) =>
  servedMarkup(<ProductPicture picture="tube-rack" sizes="50vw" {...props} />);

const addresses = (sources: string | null | undefined) =>
  (sources ?? '').split(', ').map((source) => source.split(' ')[0] ?? '');

describe("one of the site's pictures", () => {
  it('offers only files that exist', () => {
    const body = picture();
    const offered = ['source', 'img'].flatMap((tag) =>
      addresses(body.querySelector(tag)?.getAttribute('srcset')),
    );
    expect(offered).toHaveLength(6);
    expect(offered.filter((address) => !existsSync(`public${address}`))).toEqual([]);
  });

  it('has a description and a width, and loads lazily', () => {
    const image = picture().querySelector('img');
    expect(image?.alt).toBe(pictures['tube-rack'].alt);
    expect(image?.width).toBe(measured['tube-rack'].width);
    expect(image?.getAttribute('loading')).toBe('lazy');
  });

  it('loads with high priority if it is the main picture', () => {
    const image = picture({ priority: true }).querySelector('img');
    expect(image?.getAttribute('fetchpriority')).toBe('high');
    expect(image?.hasAttribute('loading')).toBe(false);
  });

  it('has a source for its mobile crop below 1000 pixels', () => {
    const [cut] = picture({ mobileCut: true }).querySelectorAll('source');
    expect(cut?.media).toBe('(max-width: 999.98px)');
    const offered = addresses(cut?.getAttribute('srcset'));
    expect(offered[0]).toMatch(/^\/pictures\/tube-rack-mobile-/);
    expect(offered.filter((address) => !existsSync(`public${address}`))).toEqual([]);
  });

  it('offers phones one file in each format if it is the main picture', () => {
    const [first, second] = picture({ mobileCut: true, priority: true }).querySelectorAll('source');
    expect([first?.media, second?.media]).toEqual(['(max-width: 767.98px)', '(max-width: 767.98px)']);
    const offered = [first, second].map((source) => source?.getAttribute('srcset') ?? '');
    expect(offered).toEqual([expect.stringMatching(/\.avif$/), expect.stringMatching(/\.webp$/)]);
    expect(offered.filter((address) => !existsSync(`public${address}`))).toEqual([]);
  });

  it('has only one file if it is a drawing', () => {
    const image = picture({ picture: 'world-map' }).querySelector('img');
    expect(image?.getAttribute('src')).toMatch(/^\/pictures\/world-map-[0-9a-f]{8}\.svg$/);
    expect(existsSync(`public${image?.getAttribute('src')}`)).toBe(true);
    expect(image?.width).toBe(measured['world-map'].width);
  });

  it.each(Object.values(products).flatMap(({ tabs }) => tabs.map(({ picture }) => picture)))(
    'offers one file per format with low priority for the thumbnail of %s',
    (key) => {
      const body = picture({ picture: key, thumbnail: true });
      const image = body.querySelector('img');
      const offered = [body.querySelector('source')?.getAttribute('srcset'), image?.getAttribute('src')];
      expect(offered).toEqual([
        expect.stringMatching(/-144-\w+\.avif$/),
        expect.stringMatching(/-144-\w+\.webp$/),
      ]);
      expect(offered.filter((address) => !existsSync(`public${address}`))).toEqual([]);
      expect([image?.getAttribute('fetchpriority'), image?.getAttribute('loading')]).toEqual(['low', 'lazy']);
    },
  );

  it('has no description if it is decorative', () => {
    expect(picture({ decorative: true }).querySelector('img')?.alt).toBe('');
  });
});
