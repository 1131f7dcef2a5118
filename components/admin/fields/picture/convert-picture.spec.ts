import { isOtherPicture, scaledSize } from './convert-picture';

const file = (...bytes: number[]) => new File([new Uint8Array(bytes)], 'any.png');
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

describe('isOtherPicture', () => {
  it.each([
    ['JPEG', file(0xff, 0xd8, 0xff, 0xe0), true],
    ['WebP', file(...letters('RIFF'), 1, 2, 3, 4, ...letters('WEBPVP8 ')), true],
    ['a WAV file', file(...letters('RIFF'), 1, 2, 3, 4, ...letters('WAVEfmt ')), false],
    ['PNG', file(0x89, ...letters('PNG')), false],
    ['an empty file', file(), false],
  ])('recognises only JPEG and WebP by their first bytes: %s', async (_name, picture, isOther) => {
    expect(await isOtherPicture(picture)).toBe(isOther);
  });
});

describe('scaledSize', () => {
  it.each([
    [4000, 3000, { width: 1600, height: 1200 }],
    [3000, 4000, { width: 1200, height: 1600 }],
    [800, 600, { width: 800, height: 600 }],
    [8000, 2, { width: 1600, height: 1 }],
  ])(
    'limits the longer side to 1,600 pixels and never enlarges a picture: %i × %i',
    (width, height, expected) => {
      expect(scaledSize(width, height, 1600)).toEqual(expected);
    },
  );
});
