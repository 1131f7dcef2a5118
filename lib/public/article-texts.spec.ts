import { readBody } from '@/lib/records/bodies';
import { ArticleTexts } from './article-texts';

jest.mock('@/lib/records/bodies', () => ({
  readBody: jest.fn(async (_name: string, _id: string, body: string) => body.repeat(9_000_000)),
}));

const article = (body: string) => ({ id: 'a', body });

it('counts a text once towards the size limit, even if it is read twice concurrently', async () => {
  const texts = new ArticleTexts();
  await Promise.all([texts.read(article('x')), texts.read(article('x'))]);
  expect(readBody).toHaveBeenCalledTimes(2);
  await texts.read(article(''));
  await texts.read(article('x'));
  expect(readBody).toHaveBeenCalledTimes(3);
});
