import { droppedPicture } from './dropped-picture';

const picture = new File(['x'], 'image.png', { type: 'image/png' });
const text = new File(['x'], 'notes.txt', { type: 'text/plain' });

/** What a browser hands over with a drop or paste. */
const data = (files: File[], types: string[]) => ({ files: files as unknown as FileList, types });

describe('the picture in what is dropped or pasted', () => {
  it('is the first file that is a picture', () => {
    expect(droppedPicture(data([text, picture], ['Files']))).toBe(picture);
  });

  it('is taken from a copied picture of a web page', () => {
    expect(droppedPicture(data([picture], ['text/html', 'Files']))).toBe(picture);
  });

  it('is missing where there is text, which Word copies with a picture of it', () => {
    expect(droppedPicture(data([picture], ['text/plain', 'text/html', 'text/rtf', 'Files']))).toBeNull();
  });

  it('is missing where no file is a picture', () => {
    expect(droppedPicture(data([text], ['Files']))).toBeNull();
  });
});
