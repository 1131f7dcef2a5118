import { droppedPicture, hasOnlyOtherFiles } from './dropped-picture';

const picture = new File(['x'], 'image.png', { type: 'image/png' });
const text = new File(['x'], 'notes.txt', { type: 'text/plain' });

/** The data of a drop or paste event. */
const data = (files: File[], types: string[]) => ({ files: files as unknown as FileList, types });

describe('the picture in dropped or pasted data', () => {
  it('is the first file that is a picture', () => {
    expect(droppedPicture(data([text, picture], ['Files']))).toBe(picture);
  });

  it('is found next to HTML, which browsers add when a picture is copied from a web page', () => {
    expect(droppedPicture(data([picture], ['text/html', 'Files']))).toBe(picture);
  });

  it('is ignored next to text, because Word adds a picture of copied text', () => {
    expect(droppedPicture(data([picture], ['text/plain', 'text/html', 'text/rtf', 'Files']))).toBeNull();
  });

  it('is null if no file is a picture', () => {
    expect(droppedPicture(data([text], ['Files']))).toBeNull();
  });
});

describe('hasOnlyOtherFiles', () => {
  it.each([
    ['is true if no file is a picture', [text], ['Files'], true],
    ['is false if one file is a picture', [text, picture], ['Files'], false],
    ['is false if the files come with copied text', [picture], ['text/html', 'text/rtf', 'Files'], false],
    ['is false for dragged text', [], ['text/plain'], false],
  ])('%s', (_case, files, types, expected) => {
    expect(hasOnlyOtherFiles(data(files, types))).toBe(expected);
  });
});
