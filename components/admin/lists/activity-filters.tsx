'use client';

import { useId } from 'react';
import { Button } from '@/components/admin/kit/button';
import { download } from '@/components/admin/kit/download';
import { Field, SelectField } from '@/components/admin/kit/field';
import { activity } from '@/content/admin/activity';
import { COLLECTIONS, kindOf } from '@/lib/model/kinds';
import { type Activity, DECISIONS, isDecision } from '@/lib/records/activity';
import { csv } from '@/lib/text/csv';
import styles from './activity-filters.module.scss';

/** A change, with the names that staff search for. */
export type Change = Activity &
  Names & {
    kind: string;
    updatedAt: Date;
    /** The names in the exported file. Others read the file, so it never contains 'you'. */
    exported: Names;
  };

type Names = {
  person: string;
  /** Who approved and wrote the version, or why it was published in an emergency; otherwise ''. */
  approved: string;
};

/** Returns the name of a kind of records or decisions. */
export const kindName = (name: Activity['collection']): string =>
  isDecision(name) ? activity.kinds[name] : kindOf(name).words.name;

/** The days are values of date fields, '' while incomplete. An empty person or kind means all. */
export type Filters = { from: string; to: string; person: string; kind: string };

export type ActivityFiltersProps = {
  filters: Filters;
  people: string[];
  /** The changes to export. */
  changes: Change[];
  onFilter(part: Partial<Filters>): void;
};

const kinds = [
  { value: '', label: activity.all },
  ...[...COLLECTIONS, ...DECISIONS].map((name) => ({ value: String(name), label: kindName(name) })),
];

const csvOf = (changes: Change[]): string =>
  csv([
    activity.columns,
    ...changes.map(({ at, kind, title, id, revision, what, exported }) => [
      at.toISOString(),
      exported.person,
      kind,
      title,
      id,
      String(revision),
      activity.what[what],
      exported.approved,
    ]),
  ]);

/** Filters for the list of changes, and a button that exports the changes shown. */
export function ActivityFilters({ filters, people, changes, onFilter }: ActivityFiltersProps) {
  const { from, to, person, kind } = filters;
  const label = useId();
  const persons = people.map((name) => ({ value: name, label: name }));
  return (
    <section className={styles.filters} aria-labelledby={label}>
      <h2 id={label} className="visually-hidden">
        {activity.filters}
      </h2>
      <Field
        type="date"
        label={activity.from}
        value={from}
        max={to}
        onChange={(event) => onFilter({ from: event.target.value })}
      />
      <Field
        type="date"
        label={activity.to}
        value={to}
        min={from}
        onChange={(event) => onFilter({ to: event.target.value })}
      />
      <SelectField
        label={activity.person}
        options={[{ value: '', label: activity.everybody }, ...persons]}
        value={person}
        onChoose={(chosen) => onFilter({ person: chosen })}
      />
      <SelectField
        label={activity.kind}
        options={kinds}
        value={kind}
        onChoose={(chosen) => onFilter({ kind: chosen })}
      />
      <div className={styles.export}>
        <Button
          small
          onClick={() => download(`${activity.fileName}-${from}-${to}.csv`, csvOf(changes), 'text/csv')}
        >
          {activity.export}
        </Button>
      </div>
    </section>
  );
}
