import { droppedPicture, hasOnlyOtherFiles } from './dropped-picture';

const picture = new File(['x'], 'image.png', { type: 'image/png' });
const text = new File(['x'], 'notes.txt', { type: 'text/plain' });

/** The data of a drop or paste event. */
const data = (files: File[], types: string[]) => ({ files: files as unknown as FileList, types });

describe('the picture in dropped or pasted data', () => {
  it('is the first file that is a picture', () => {
    expect(droppedPicture(data([text, picture], ['Files']))).toBe(picture);
  });

  it('is found beside HTML, as when a picture is copied from a web page', () => {
    expect(droppedPicture(data([picture], ['text/html', 'Files']))).toBe(picture);
  });

  it('is ignored beside text, because Word adds a picture of the text', () => {
    expect(droppedPicture(data([picture], ['text/plain', 'text/html', 'text/rtf', 'Files']))).toBeNull();
  });

  it('is missing if no file is a picture', () => {
    expect(droppedPicture(data([text], ['Files']))).toBeNull();
  });
});

describe('files that cannot be inserted into the article', () => {
  it.each([
    ['are reported if none is a picture', [text], ['Files'], true],
    ['are not reported beside a picture', [text, picture], ['Files'], false],
    ['are not reported beside copied text', [picture], ['text/html', 'text/rtf', 'Files'], false],
    ['are not reported for dragged text', [], ['text/plain'], false],
  ])('%s', (_case, files, types, expected) => {
    expect(hasOnlyOtherFiles(data(files, types))).toBe(expected);
  });
});
