'use client';

import type { Unfinished } from '@/components/admin/editing/work/unfinished';
import { number } from '@/components/admin/kit/format';
import { LoadFailure } from '@/components/admin/kit/loading';
import { ShortTime } from '@/components/admin/kit/short-time';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import { freshQuery, UNFINISHED } from '@/components/admin/lists/list-query';
import { QueryLink } from '@/components/admin/lists/query-link';
import { stateOf } from '@/components/admin/lists/select-records';
import type { Stored } from '@/components/admin/lists/stored';
import { editors } from '@/content/admin/editors';
import { home } from '@/content/admin/home';
import { changedFields, editableFields, fieldLabel } from '@/lib/model/editable';
import { kindOf, PUBLISHABLE } from '@/lib/model/kinds';
import { textIn } from '@/lib/model/text-in';
import { getFootprintOrDefaults } from '@/lib/records/facade';
import { fill } from '@/lib/text/fill';
import blocks from './home.module.scss';
import { recentlyChanged } from './home-data';
import styles from './site-facts.module.scss';

const NAME = 'GlobalFootprint';
const { list: footprintList = '', words } = kindOf(NAME);

const loadFigures = async () => {
  const [draft, live] = await Promise.all([
    getFootprintOrDefaults('draft'),
    getFootprintOrDefaults('published'),
  ]);
  return { draft, live };
};

export type SiteFactsProps = { records: Stored[]; work: Unfinished[] };

/** The figures that visitors see, and what is unpublished or unfinished. */
export function SiteFacts({ records, work }: SiteFactsProps) {
  const { loaded: figures, failure, reload } = useLoaded(loadFigures);
  // The figures come first, so the facts wait for them instead of moving down.
  if (!figures && !failure) return null;
  return (
    <div className={styles.facts}>
      <section aria-labelledby="home-figures">
        <div className={blocks.blockHead}>
          <h2 id="home-figures">{words.name}</h2>
        </div>
        {figures ? <Figures {...figures} /> : <LoadFailure text={failure} onRetry={reload} />}
      </section>
      <Site records={records} work={work} />
    </div>
  );
}

type Figures = Awaited<ReturnType<typeof loadFigures>>;

function Figures({ draft, live }: Figures) {
  const changed = changedFields(NAME, live, draft).map(({ field }) => field);
  const { differs, same, neverPublished } = editors.footprint;
  return (
    <>
      <dl className={styles.figures}>
        {editableFields(NAME).map((field) => (
          <div key={field}>
            <dt>{fieldLabel(NAME, field)}</dt>
            <dd>
              {textIn(live, field)}
              {changed.includes(field) && (
                <small>
                  {home.draft} {textIn(draft, field)}
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.news}>
        <span>{live.revision === 0 ? neverPublished : changed.length > 0 ? differs : same}</span>
        <QueryLink
          className={styles.link}
          query={{ ...freshQuery, list: footprintList }}
          aria-label={`${home.open}: ${words.name}`}
        >
          {home.open}
        </QueryLink>
      </p>
    </>
  );
}

function Site({ records, work }: SiteFactsProps) {
  const [last] = recentlyChanged(records);
  const ofColleagues = work.filter(({ first }) => !first).length;
  return (
    <section aria-labelledby="home-site">
      <div className={blocks.blockHead}>
        <h2 id="home-site">{home.site}</h2>
      </div>
      <dl className={styles.list}>
        <dt>{home.lastChange}</dt>
        <dd>{last?.updatedAt ? <ShortTime time={last.updatedAt} /> : home.noChange}</dd>
        {PUBLISHABLE.map((name) => {
          const { list = '', words } = kindOf(name);
          const drafts = records.filter(
            (record) => record.collection === name && stateOf(record) === 'draft',
          ).length;
          return (
            <Count
              key={name}
              words={fill(home.drafts, { list: words.list })}
              count={drafts}
              query={{ ...freshQuery, list, state: 'draft' }}
            />
          );
        })}
        <Count words={home.ofColleagues} count={ofColleagues} query={{ ...freshQuery, list: UNFINISHED }} />
      </dl>
    </section>
  );
}

type CountProps = { words: string; count: number; query: typeof freshQuery };

/** A number of records, with a link to the list that shows them. */
const Count = ({ words, count, query }: CountProps) => (
  <>
    <dt>{words}</dt>
    <dd>
      {count === 0 ? (
        home.noChange
      ) : (
        <QueryLink className={styles.link} query={query} aria-label={`${words}: ${count}`}>
          {number.format(count)}
        </QueryLink>
      )}
    </dd>
  </>
);
