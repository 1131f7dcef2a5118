import type { PictureKey } from '@/content/pictures';
import { cutOf, FORMATS, filesOf, isRender, middleAddress, sourceSet } from '@/lib/pictures/picture-files';

const PHONES = '(max-width: 767.98px)';
const BELOW_1000 = '(max-width: 999.98px)';

type NarrowSourcesProps = {
  picture: PictureKey;
  sizes: string;
  mobileCut: boolean | undefined;
  priority: boolean | undefined;
};

/**
 * A picture's sources for narrow screens. For a main picture, all phones get the same file regardless of their screen
 * density, because more pixels would delay the picture without a visible gain.
 */
export function NarrowSources({ picture, sizes, mobileCut, priority }: NarrowSourcesProps) {
  const cut = mobileCut ? cutOf(picture) : undefined;
  const file = cut ?? filesOf(picture);
  const key = cut ? (`${picture}-mobile` as const) : picture;
  if (!isRender(file)) return null;
  const { width, height } = file;
  const phones = FORMATS.map((format) => ({
    format,
    media: PHONES,
    srcSet: middleAddress(key, file, format),
    sizes: undefined,
  }));
  const cuts = FORMATS.map((format) => ({
    format,
    media: BELOW_1000,
    srcSet: sourceSet(key, file, format),
    sizes,
  }));
  return [...(priority ? phones : []), ...(cut ? cuts : [])].map(({ format, ...source }) => (
    <source key={source.srcSet} type={`image/${format}`} {...source} width={width} height={height} />
  ));
}
