import type { Browser } from '@playwright/test';
import { signIn, signOutUser } from '../../../lib/firebase/auth';
import { getBlogs } from '../../../lib/records/facade';
import type { RunningSite } from '../../../tools/test-site';
import { visitAdmin } from '../browser/visit-admin';
import { visitPages } from '../browser/visit-pages';
import type { Finding, Place } from '../place';
import { PER_RECORD, type Planned, planRecords } from '../records/plan';
import { refresh } from '../records/refresh';
import { remove, store } from '../records/store';

/** The number of records per collection in a batch. More records would make archive pages longer than usual. */
const BATCH = 1_100;

const markOf = ({ collection, record }: Planned) => `${collection}/${record.id}`;

async function storeAndLook(planned: Planned[], site: RunningSite, browser: Browser): Promise<Finding[]> {
  try {
    const unsaved = await store(planned, site);
    const byMark = new Map(planned.map((record) => [markOf(record), record]));
    const paths = await refresh(site, [...byMark.keys()].slice(0, unsaved.length === 0 ? undefined : 0));
    const seen = await visitPages(browser, site, paths, byMark);
    return [...unsaved, ...seen, ...(await visitAdmin(browser, site))];
  } finally {
    await remove(planned, site);
  }
}

/**
 * A destination in the fields of published records. Stores the strings, and checks public pages and a few admin pages.
 */
export const recordPlace = (browser: Browser): Place => ({
  name: 'record fields',
  async check(strings, site) {
    const { email, password } = site.administrator;
    await signIn(email, password);
    const image = (await getBlogs(false)).find((blog) => blog.image)?.image ?? '';
    const planned = planRecords(strings, image);
    const findings: Finding[] = [];
    for (let from = 0; from < planned.length; from += 2 * BATCH) {
      findings.push(...(await storeAndLook(planned.slice(from, from + 2 * BATCH), site, browser)));
    }
    await refresh(site, []);
    await signOutUser();
    return { cases: planned.length * PER_RECORD, findings };
  },
});
