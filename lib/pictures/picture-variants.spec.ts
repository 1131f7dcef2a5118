import { middleVariant, replacementOf, variantAt, variantSet } from './picture-variants';

const SRC = '/files/images/blog-1/abc.png';

describe('the variants of a stored picture', () => {
  it('are offered in three widths', () => {
    expect(variantSet(SRC, 'avif')).toBe(
      '/files/images/blog-1/abc/320.avif 320w, /files/images/blog-1/abc/640.avif 640w, /files/images/blog-1/abc/1080.avif 1080w',
    );
  });

  it('are found at their addresses', () => {
    const path = middleVariant(SRC).replace('/files/images/', '');
    expect(variantAt(path)).toEqual({ picture: 'blog-1/abc', width: 640, format: 'webp' });
  });

  it.each([
    'blog-1/abc/641.webp',
    'blog-1/abc/0640.webp',
    'blog-1/abc/640.jpg',
    '640.webp',
    'blog-1/abc.png',
  ])('do not include %s', (path) => {
    expect(variantAt(path)).toBeNull();
  });
});

describe('an address of the image optimizer', () => {
  it.each([
    ['?url=%2Ffiles%2Fimages%2Fblog-1%2Fabc.png&w=1080&q=75', '/files/images/blog-1/abc/640.webp'],
    ['?w=640&url=%2Fpictures%2Fkit-640-1a2b.avif&q=75', '/pictures/kit-640-1a2b.avif'],
    ['?url=https%3A%2F%2Fevil.example%2Fx.png&w=640&q=75', null],
    ['?url=%2F%2Fevil.example%2Fx.png&w=640&q=75', null],
    ['?url=%2Ffiles%2Fimages%2F%2Fx&w=640', null],
    ['', null],
  ])('is replaced: %s', (search, replacement) => {
    expect(replacementOf(search)).toBe(replacement);
  });

  it('with dot segments is not replaced', () => {
    expect(replacementOf('?url=%2Ffiles%2Fimages%2F..%2F..%2Fx.png')).toBeNull();
  });
});
