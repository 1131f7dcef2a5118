import { keepPictureName, pictureName } from './picture-names';

beforeEach(() => localStorage.clear());

describe('the name of a picture', () => {
  it('is the name stored last for its path', () => {
    keepPictureName('images/a/1.png', 'laboratory.png');
    keepPictureName('images/a/2.png', 'tubes.png');
    keepPictureName('images/a/1.png', 'laboratory, cropped.png');
    expect(pictureName('images/a/1.png')).toBe('laboratory, cropped.png');
    expect(pictureName('images/a/2.png')).toBe('tubes.png');
    expect(pictureName('images/a/3.png')).toBe('');
  });

  it('is discarded after 50 newer names are stored', () => {
    for (let index = 0; index <= 50; index++) keepPictureName(`images/a/${index}.png`, `${index}.png`);
    expect(pictureName('images/a/0.png')).toBe('');
    expect(pictureName('images/a/1.png')).toBe('1.png');
  });

  it.each(['{', '7', 'null', '{"images/a/1.png":1}'])(
    'is empty if the malformed value %p is stored',
    (text) => {
      localStorage.setItem('admin-picture-names', text);
      expect(pictureName('images/a/1.png')).toBe('');
    },
  );
});
