import { buildSite } from './build';

jest.mock('./next');
jest.mock('./server');

it('stops a production build with placeholders before it runs Next', async () => {
  const { buildWithNext } = jest.requireMock<typeof import('./next')>('./next');
  const env = { NODE_ENV: 'production', BACKEND: 'embedded', DEPLOYMENT: 'production' } as const;
  await expect(buildSite(env)).rejects.toThrow(/placeholders left/);
  expect(buildWithNext).not.toHaveBeenCalled();
  await buildSite({ ...env, ALLOW_PLACEHOLDERS: 'true' });
  expect(buildWithNext).toHaveBeenCalled();
});
