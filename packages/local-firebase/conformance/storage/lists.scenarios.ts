import { list, listAll, ref, uploadString } from 'firebase/storage';
import type { Scenario } from '../scenario';
import type { StorageStage } from './stage';

export const listScenarios: Scenario<StorageStage>[] = [
  {
    name: 'a list contains the objects and subfolders of a folder',
    run: async ({ folder }) => {
      for (const name of ['b', 'a', 'sub/c', 'sub/d', 'sub/sub/e', 'subway'])
        await uploadString(ref(folder, name), name);
      const { items, prefixes } = await listAll(folder);
      return { items: items.map(({ name }) => name), prefixes: prefixes.map(({ name }) => name) };
    },
    expected: { items: ['a', 'b', 'subway'], prefixes: ['sub'] },
  },
  {
    name: 'paging through a list returns every item once',
    run: async ({ folder }) => {
      for (const name of ['a', 'b', 'c/d', 'c/e', 'f']) await uploadString(ref(folder, name), name);
      const pages: string[][] = [];
      let pageToken: string | undefined;
      do {
        const page = await list(folder, { maxResults: 2, pageToken });
        pages.push([...page.items, ...page.prefixes].map(({ name }) => name));
        pageToken = page.nextPageToken;
      } while (pageToken);
      return { sizes: pages.every((page) => page.length <= 2), names: pages.flat().sort() };
    },
    expected: { sizes: true, names: ['a', 'b', 'c', 'f'] },
  },
  {
    name: 'the list of an empty folder is empty',
    run: async ({ folder }) => {
      const { items, prefixes } = await listAll(folder);
      return [items.length, prefixes.length];
    },
    expected: [0, 0],
  },
];
