'use client';

import clsx from 'clsx';
import { zoneAt } from '@/components/admin/kit/local-time';
import { freshQuery } from '@/components/admin/lists/list-query';
import { QueryLink } from '@/components/admin/lists/query-link';
import { stateOf } from '@/components/admin/lists/select-records';
import type { Stored } from '@/components/admin/lists/stored';
import { home } from '@/content/admin/home';
import { COLLECTIONS, kindOf } from '@/lib/model/kinds';
import { fill } from '@/lib/text/fill';
import styles from './home.module.scss';
import { hrefOf, type Mark, titleOf, weekPlan } from './home-data';

export type WeekProps = { records: Stored[]; now: Date };

/** The most records shown for one day, so that a busy day does not hide the rest of the view. */
const MOST = 4;

const dayName = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric' });
const dayNumber = new Intl.DateTimeFormat('en-GB', { day: 'numeric' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** The records that go live and end this week, by day. */
export function Week({ records, now }: WeekProps) {
  return (
    <section className={styles.weekFrame} aria-labelledby="home-week">
      <div className={styles.blockHead}>
        <h2 id="home-week">{home.week}</h2>
        <span className={styles.meta}>
          {home.zone} {zoneAt(now)}
        </span>
      </div>
      <ol className={styles.week} role="list">
        {weekPlan(records, now).map(({ day, isToday, marks }) => (
          <li
            key={day.getTime()}
            className={clsx(isToday && styles.today, marks.length === 0 && styles.free)}
            aria-current={isToday ? 'date' : undefined}
          >
            <span className={styles.day}>
              {isToday ? `${home.today} ${dayNumber.format(day)}` : dayName.format(day)}
            </span>
            {upcomingFirst(marks)
              .slice(0, MOST)
              .map((mark) => (
                <MarkLink
                  key={`${mark.what} ${mark.record.collection} ${mark.record.id}`}
                  mark={mark}
                  now={now}
                />
              ))}
            <MoreLinks marks={upcomingFirst(marks).slice(MOST)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Puts the records that went live after the others, which staff can still change. */
const upcomingFirst = (marks: Mark[]) =>
  marks.toSorted((a, b) => Number(a.what === 'live') - Number(b.what === 'live'));

const MarkLink = ({ mark: { what, at, record }, now }: { mark: Mark; now: Date }) => (
  <a className={clsx(styles.mark, styles[what])} href={hrefOf(record)}>
    <span>
      {home.marks[what === 'ends' && at <= now ? 'ended' : what]} {clock.format(at)}
    </span>
    <bdi className={styles.name}>{titleOf(record)}</bdi>
  </a>
);

/** Links to the lists of the other records, with a filter if all of a kind's are in one state. */
const MoreLinks = ({ marks }: { marks: Mark[] }) =>
  COLLECTIONS.map((name) => {
    const records = marks.map(({ record }) => record).filter(({ collection }) => collection === name);
    const [state = '', ...others] = new Set(records.map((record) => stateOf(record)));
    const { list = freshQuery.list, words } = kindOf(name);
    return (
      records.length > 0 && (
        <QueryLink
          key={name}
          className={styles.more}
          query={{ ...freshQuery, list, state: others.length === 0 ? state : '', sort: 'published' }}
        >
          {fill(home.more, { count: records.length, list: words.list })}
        </QueryLink>
      )
    );
  });
