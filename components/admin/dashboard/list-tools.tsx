'use client';

import { Button } from '@/components/admin/button/button';
import { Field } from '@/components/admin/field/field';
import { SelectField } from '@/components/admin/field/select-field';
import { lists } from '@/content/admin/lists';
import { admin } from '@/content/admin/texts';
import { type ListQuery, SORTS, STATES } from './list-query';
import styles from './record-list.module.scss';
import type { ChangeQuery } from './use-list-query';

export type ListToolsProps = {
  query: ListQuery;
  /** How many records match. */
  found: number;
  publishable: boolean;
  onChange: ChangeQuery;
};

const states = [
  { value: '', label: lists.all },
  ...STATES.map((value) => ({ value, label: admin.state[value] })),
] as const;
const sorts = SORTS.map((value) => ({ value, label: lists.sorts[value] }));

/** Search, filter and order of a list. */
export function ListTools({ query, found, publishable, onChange }: ListToolsProps) {
  return (
    <>
      <search className={styles.tools}>
        <Field
          type="search"
          label={lists.search}
          value={query.search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
        {publishable && (
          <SelectField
            label={lists.filter}
            options={states}
            value={query.state}
            onChoose={(state) => onChange({ state })}
          />
        )}
        <SelectField
          label={lists.sort}
          options={sorts}
          value={query.sort}
          onChoose={(sort) => onChange({ sort })}
        />
      </search>
      <div role="status">
        {found === 0 && (
          <p className={styles.empty}>
            {lists.noneFound}{' '}
            <Button kind="quiet" onClick={() => onChange({ search: '', state: '' })}>
              {lists.clear}
            </Button>
          </p>
        )}
      </div>
    </>
  );
}
