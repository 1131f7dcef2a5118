import { signInFirstAdministrator } from '@/lib/testing/administrator';
import { startTestBackend } from '@/lib/testing/backend';
import { aBlog } from '@/lib/testing/records';
import { updateBlog } from './facade';
import { imagePath, sha256, storeOnce } from './files';
import { type LibraryPicture, picturesInText, readPictureLibrary } from './picture-library';

let backend: Awaited<ReturnType<typeof startTestBackend>>;

beforeAll(async () => {
  backend = await startTestBackend();
  await signInFirstAdministrator(backend);
});

afterAll(() => backend.close());

async function library(): Promise<LibraryPicture[]> {
  let last: LibraryPicture[] = [];
  for await (const found of readPictureLibrary()) last = found;
  return last;
}

describe('the picture library', () => {
  it('lists each picture once, with its alternative text and the records that show it', async () => {
    const file = new File(['a picture'], 'any.png', { type: 'image/png' });
    const image = imagePath('a', await sha256(file));
    await storeOnce(image, file, {});
    const figure = 'images/a/figure.png';
    const text = `![A figure](/files/${figure}#640x400 "Caption")\n\n![](/files/${image})`;
    const article = aBlog({ title: 'An article', text });
    const card = aBlog({ title: 'A card', image, imageAlt: 'A tube' });
    await updateBlog(article);
    await updateBlog(card);
    expect(await library()).toEqual([
      {
        path: image,
        alt: 'A tube',
        users: [
          { id: card.id, title: 'A card' },
          { id: article.id, title: 'An article' },
        ],
      },
      { path: figure, alt: 'A figure', users: [{ id: article.id, title: 'An article' }] },
    ]);
  });
});

describe('the pictures in an article', () => {
  it('are those stored on the site, with their alternative text unescaped', () => {
    expect(
      picturesInText(
        String.raw`![A \[bag\]](/files/images/a/b.png#1x2) ![x](https://other.example/c.png) ![](/files/images/d.png)`,
      ),
    ).toEqual([
      { path: 'images/a/b.png', alt: 'A [bag]' },
      { path: 'images/d.png', alt: '' },
    ]);
  });
});
