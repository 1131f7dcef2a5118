import { isDeepStrictEqual } from 'node:util';
import { collection, doc, getCount, getDocs, writeBatch } from 'firebase/firestore/lite';
import { Random } from '../expressions/random';
import type { Target } from '../target/target';
import { outcome } from '../transcript';
import { describeBoth } from './both';
import { anyQuery, type GeneratedQuery } from './queries';
import { anyDocument } from './values';

const SEED = Number(process.env.QUERIES_SEED ?? 7);
const COUNT = Number(process.env.QUERIES ?? 400);
const DOCUMENTS = 60;

async function store({ owner }: Target, random: Random): Promise<void> {
  const batch = writeBatch(owner);
  for (let id = 10; id < 10 + DOCUMENTS; id++) batch.set(doc(owner, `items/${id}`), anyDocument(random));
  await batch.commit();
}

async function answer({ owner }: Target, { build, isCountable }: GeneratedQuery): Promise<unknown> {
  const ask = async () => {
    const search = build(collection(owner, 'items'));
    const ids = (await getDocs(search)).docs.map(({ id }) => id).join(' ');
    return isCountable ? { ids, count: (await getCount(search)).data().count } : { ids };
  };
  return outcome(ask());
}

describeBoth('generated queries', (both) => {
  it(`get the same responses from both backends (${COUNT} queries)`, async () => {
    const { local, official } = both();
    await Promise.all([store(local, new Random(SEED)), store(official, new Random(SEED))]);
    const random = new Random(SEED);
    const differences: object[] = [];
    for (let asked = 0; asked < COUNT; asked++) {
      const query = anyQuery(random);
      const [here, there] = await Promise.all([answer(local, query), answer(official, query)]);
      if (!isDeepStrictEqual(here, there))
        differences.push({ query: query.text, local: here, official: there });
    }
    expect(differences).toEqual([]);
  }, 120_000);
});
