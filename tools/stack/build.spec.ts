import { refusePlaceholders } from '../find-placeholders';
import { buildSite } from './build';

jest.mock('../find-placeholders');
jest.mock('../sitemap/make-sitemap', () => ({ makeSitemap: jest.fn() }));
jest.mock('./next');
jest.mock('./server');

it('stops a production build with placeholders before it runs Next', async () => {
  const { buildWithNext } = jest.requireMock<typeof import('./next')>('./next');
  const env = { NODE_ENV: 'production', BACKEND: 'embedded', DEPLOYMENT: 'production' } as const;
  jest.mocked(refusePlaceholders).mockImplementationOnce(() => {
    throw new Error('1 placeholder left.');
  });
  await expect(buildSite(env)).rejects.toThrow('1 placeholder left.');
  expect(refusePlaceholders).toHaveBeenCalledWith(expect.objectContaining({ production: true }));
  expect(buildWithNext).not.toHaveBeenCalled();
  await buildSite(env);
  expect(buildWithNext).toHaveBeenCalled();
});
