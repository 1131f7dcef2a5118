import { GET } from '@/app/.well-known/security.txt/route';
import { providePublicSource } from '@/lib/pages/public-source';
import { aBlog } from '@/lib/testing/records';
import { PublicContent, type State } from '../content';
import { RemoteContent } from './remote-content';

/** A server with one blog that tests can change. `asked` lists the `known` argument of each request. */
function testServer() {
  let state = 1;
  const asked: (State | undefined)[] = [];
  const server = {
    async collection(_name: string, known?: State) {
      asked.push(known);
      return known === state ? { state } : { state, content: [aBlog({ title: `Title ${state}` })] };
    },
  } as ConstructorParameters<typeof RemoteContent>[0];
  return {
    asked,
    content: new RemoteContent(server),
    change() {
      state += 1;
    },
  };
}

it('receives a collection again only after a change', async () => {
  const { content, asked, change } = testServer();
  const titles = async () => (await content.records('Blog')).map(({ title }) => title);
  const [first, again] = [await titles(), await titles()];
  change();
  expect([first, again, await titles()]).toEqual([['Title 1'], ['Title 1'], ['Title 2']]);
  expect(asked).toEqual([undefined, 1, 1]);
});

it('reports the first state that a render saw, so that a change during the render makes the page stale', async () => {
  const { content, change } = testServer();
  const { used } = await content.recording(async () => {
    await content.records('Blog');
    change();
    await content.records('Blog');
  });
  expect([...used]).toEqual([['Blog', 1]]);
});

it('makes security.txt stale the next day, so that a long-running server renders it again before it expires', async () => {
  const { content } = testServer();
  providePublicSource(content);
  const { used } = await content.recording(async () => GET());
  const server = new PublicContent();
  expect(server.isCurrent(used)).toBe(true);
  jest.spyOn(Date, 'now').mockReturnValueOnce(Date.now() + 86_400_000);
  expect(server.isCurrent(used)).toBe(false);
});
