'use client';

import { getWaiting, type Request, saidBy } from '@/components/admin/editing/sharing/requests';
import { getUnfinished, type Unfinished } from '@/components/admin/editing/work/unfinished';
import { Icon } from '@/components/admin/kit/icons';
import { LoadFailure, Skeleton } from '@/components/admin/kit/loading';
import { usePersonNames } from '@/components/admin/kit/person-name';
import { useRole } from '@/components/admin/kit/role';
import { ShortTime } from '@/components/admin/kit/short-time';
import { type Loaded, useLoaded } from '@/components/admin/kit/use-loaded';
import { freshQuery, REQUESTS, UNFINISHED } from '@/components/admin/lists/list-query';
import { QueryLink } from '@/components/admin/lists/query-link';
import { getStored, type Stored } from '@/components/admin/lists/stored';
import { NewGroup } from '@/components/admin/shell/frame/new-group';
import { approval } from '@/content/admin/approval';
import { home } from '@/content/admin/home';
import { lists } from '@/content/admin/lists';
import { databaseNow } from '@/lib/firebase/database-now';
import { KINDS } from '@/lib/model/kinds';
import { mayPublish } from '@/lib/model/people';
import { fill } from '@/lib/text/fill';
import styles from './home.module.scss';
import { hrefOf, recentlyChanged, titleOf } from './home-data';
import { SiteFacts } from './site-facts';
import { Week } from './week';

const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });

/** The maximum number of unfinished records shown. */
const MOST = 5;

/** Home: requests, the user's unfinished work, this week's schedule, the latest changes and facts about the site. */
export function Home() {
  const work = useLoaded(getUnfinished);
  const requests = useLoaded(getWaiting);
  const isPublisher = mayPublish(useRole());
  const records = useLoaded(getStored);
  const now = databaseNow();
  // The lists whose height depends on their records come first, so the rest waits for them instead of moving down. All
  // parts are requested at once, so the wait is at most one round trip, which checks whether unfinished work is new.
  const isPlaced = [requests, work].every(({ loaded, failure }) => loaded || failure);
  const placed = isPlaced && records.loaded;
  return (
    <div className={styles.home}>
      <div>
        <p className={styles.date}>{today.format(now)}</p>
        <h1 className={styles.heading} tabIndex={-1}>
          {work.loaded && requests.loaded
            ? headingOf(
                work.loaded,
                requests.loaded.filter(({ isReturned, isOwn }) => isReturned || (isPublisher && !isOwn)),
              )
            : lists.home.name}
        </h1>
      </div>
      <div className={styles.stack}>
        <Failure {...requests} />
        {isPlaced && requests.loaded && requests.loaded.length > 0 && <Requests requests={requests.loaded} />}
        <Failure {...work} />
        {isPlaced && work.loaded && work.loaded.length > 0 && <Waiting work={work.loaded} />}
        {isPlaced && <NewGroup className={styles.create} />}
        <Failure {...records} />
        {placed && <Week records={placed} now={now} />}
        {placed && <Recent records={recentlyChanged(placed)} />}
        {!placed && !records.failure && <Skeleton />}
      </div>
      {placed && <SiteFacts records={placed} work={work.loaded ?? []} />}
    </div>
  );
}

function headingOf(work: Unfinished[], requests: Request[]): string {
  if (requests.length === 1) return approval.home.one;
  if (requests.length > 1) return fill(approval.home.many, { count: requests.length });
  const count = work.filter(({ first }) => first).length;
  if (count === 0) return home.heading.none;
  return count === 1 ? home.heading.one : fill(home.heading.many, { count });
}

const Failure = ({ failure, reload }: Pick<Loaded<unknown>, 'failure' | 'reload'>) =>
  failure && <LoadFailure text={`${home.failed} ${failure}`} onRetry={reload} />;

function Requests({ requests }: { requests: Request[] }) {
  return (
    <section aria-labelledby="home-requests">
      <div className={styles.blockHead}>
        <h2 id="home-requests">{approval.home.heading}</h2>
        <QueryLink className={styles.all} query={{ ...freshQuery, list: REQUESTS }}>
          {approval.home.all} ({requests.length})
        </QueryLink>
      </div>
      <ul role="list">
        {requests.slice(0, MOST).map(({ collection, title, href, updatedAt, person, ...request }) => (
          <li key={href} className={styles.task}>
            <span className={styles.badge}>
              <Icon name={REQUESTS} />
            </span>
            <div className={styles.text}>
              <bdi className={styles.name}>{title}</bdi>
              <span className={styles.meta}>
                {KINDS[collection].words.name}, {saidBy(request)} {person}
                {updatedAt && (
                  <>
                    , <ShortTime time={updatedAt} />
                  </>
                )}
              </span>
            </div>
            <a className={styles.resume} href={href} aria-label={`${approval.home.review}: ${title}`}>
              {approval.home.review}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Waiting({ work }: { work: Unfinished[] }) {
  const newest = work.toSorted(
    (a, b) => Number(b.first) - Number(a.first) || Number(b.updatedAt) - Number(a.updatedAt),
  );
  return (
    <section aria-labelledby="home-waiting">
      <div className={styles.blockHead}>
        <h2 id="home-waiting">{home.waiting}</h2>
        {work.length > MOST && (
          <QueryLink className={styles.all} query={{ ...freshQuery, list: UNFINISHED }}>
            {home.all} ({work.length})
          </QueryLink>
        )}
      </div>
      <ul role="list">
        {newest.slice(0, MOST).map(({ collection, title, href, updatedAt, first, author }) => (
          <li key={`${href} ${author}`} className={styles.task}>
            <span className={styles.badge}>
              <Icon name={UNFINISHED} />
            </span>
            <div className={styles.text}>
              <bdi className={styles.name}>{title}</bdi>
              <span className={styles.meta}>
                {KINDS[collection].words.name}, {lists.unfinished.typed.toLowerCase()}{' '}
                {updatedAt && <ShortTime time={updatedAt} />}
                {!first && ` ${lists.unfinished.by} ${author}`}
              </span>
            </div>
            <a
              className={styles.resume}
              href={href}
              aria-label={`${first ? home.resume : home.open}: ${title}`}
            >
              {first ? home.resume : home.open}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Recent({ records }: { records: Stored[] }) {
  const nameOf = usePersonNames();
  return (
    <section aria-labelledby="home-recent">
      <div className={styles.blockHead}>
        <h2 id="home-recent">{home.recent}</h2>
      </div>
      {records.length === 0 && <p className={styles.meta}>{home.none}</p>}
      <ul role="list">
        {records.map((record) => (
          <li key={`${record.collection} ${record.id}`} className={styles.change}>
            <span className={styles.meta}>{record.updatedAt && <ShortTime time={record.updatedAt} />}</span>
            <span className={styles.text}>
              <a className={styles.name} href={hrefOf(record)} dir="auto">
                {titleOf(record)}
              </a>
              <span className={styles.meta}>
                {KINDS[record.collection].words.name}
                {nameOf(record.updatedBy) && `, ${home.by} ${nameOf(record.updatedBy)}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
