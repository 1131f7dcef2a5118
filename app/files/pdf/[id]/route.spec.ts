import { publicLink } from '@/lib/public/content';
import { GET } from './route';

jest.mock('@/lib/public/content', () => ({ publicLink: jest.fn() }));

it('responds with 503 if the link cannot be read, so that caches do not store a page for a file that may not exist', async () => {
  jest.mocked(publicLink).mockRejectedValue(new Error('unavailable'));
  const params = Promise.resolve({ id: 'any-name.pdf' });
  expect((await GET(new Request('http://site.example'), { params })).status).toBe(503);
});
