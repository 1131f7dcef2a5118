'use client';

import { Fragment, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Conflict } from '@/components/admin/editing/commands/machine';
import { FieldDiff } from '@/components/admin/editing/versions/field-diff';
import type { Editing } from '@/components/admin/editing/work/use-editing';
import { Button } from '@/components/admin/kit/button';
import { formatTime } from '@/components/admin/kit/format';
import { usePersonName } from '@/components/admin/kit/person-name';
import { conflicts } from '@/content/admin/conflicts';
import { history } from '@/content/admin/history';
import { sameValue, shownValue, takeField } from '@/lib/model/editable';
import { type Collection, partOf } from '@/lib/model/kinds';
import { type BlockConflict, isConflict, type MergedText } from '@/lib/model/merge-text';
import type { Publishable } from '@/lib/model/records';
import { textIn } from '@/lib/model/text-in';
import { type FieldConflict, mergeOpen, takeBlocks } from '@/lib/model/three-way';
import { publicationState } from '@/lib/model/visibility';
import { fill } from '@/lib/text/fill';
import { type Choice, ConflictField, showChoice } from './conflict-field';
import styles from './conflict-panel.module.scss';

export type ConflictPanelProps = {
  editing: Pick<Editing, 'name' | 'values' | 'conflict' | 'fill' | 'resolve'>;
  /** Whether visitors see the record now or will see it later. */
  live: boolean;
  busy: boolean;
  /** Further information for the user. */
  note?: string;
  /** Called after the chosen fields have been put into the form. */
  onResolved(chosen: Record<string, unknown>): void;
};

/** Shows the conflict between the form and another save, if there is one. */
export function ConflictPanel(props: ConflictPanelProps) {
  const { conflict } = props.editing;
  return conflict && <Choices {...props} conflict={conflict} />;
}

const HEADING = 'conflict-heading';

/** Moves focus to the heading of the conflict panel. */
export const showConflict = () => document.getElementById(HEADING)?.focus();

const uidOf = (record: object): string => textIn(record, 'updatedBy');

const stateOf = (record: object) => ('published' in record ? publicationState(record as Publishable) : null);

/** Describes how the other save changed the record's publication state or scheduled time; '' if neither changed. */
function becameOf(base: object, theirs: object): string {
  const [before, after] = [stateOf(base), stateOf(theirs)];
  if (!after || (before === after && after !== 'scheduled')) return '';
  const { publishAt } = theirs as Publishable;
  if (after === 'scheduled' && publishAt) {
    const moved = before !== 'scheduled' || !sameValue((base as Publishable).publishAt, publishAt);
    return moved ? `${conflicts.became.scheduled} ${formatTime(publishAt)}.` : '';
  }
  if (after === 'draft' && before === 'scheduled') return conflicts.became.unscheduled;
  return conflicts.became[after];
}

type ChoicesProps = ConflictPanelProps & { conflict: Conflict };

/**
 * Shows the result of merging another save into the form, with a choice for each field that needs a decision. The choice
 * is below its field if the field is on the sheet.
 */
function Choices({ editing, conflict, live, busy, note, onResolved }: ChoicesProps) {
  const { name, values, resolve } = editing;
  const { base, theirs, merged, open } = conflict;
  const who = usePersonName(uidOf(theirs));
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const placeOf = useSheet(heading);
  const asks = open.length > 0;
  useEffect(() => {
    if (asks) heading.current?.focus();
  }, [asks]);

  const article = open.find(({ field }) => field === partOf(name)?.field);
  const text = article ? textIn(values, article.field) : '';
  const merging = useMemo(() => {
    const merge = article ? mergeOpen(name, article, { [article.field]: text }) : null;
    return merge && { merge, keys: keysOf(merge) };
  }, [name, article, text]);

  /** Returns the chosen values that the form lacks. The form already contains the user's own values, including the newest. */
  function chosenIn(conflict: FieldConflict) {
    const { field } = conflict;
    if (conflict !== article || !merging)
      return choices[field] === 'theirs' ? takeField(name, field, theirs) : {};
    const { merge, keys } = merging;
    const choose = (block: BlockConflict) => choices[keys.get(block) ?? ''] ?? 'mine';
    return [...keys.keys()].every((block) => choose(block) === 'mine') ? {} : takeBlocks(name, merge, choose);
  }

  function save() {
    const chosen: Record<string, unknown> = Object.assign({}, ...open.map(chosenIn));
    editing.fill(chosen);
    resolve();
    onResolved(chosen);
  }

  return (
    <section className={styles.panel} aria-labelledby={HEADING} role={asks ? undefined : 'status'}>
      <h2 id={HEADING} ref={heading} tabIndex={-1} className={styles.heading}>
        {who === history.you ? conflicts.youSaved : fill(conflicts.saved, { who })}
      </h2>
      <p>
        {becameOf(base, theirs)} {outcomeOf(conflict)} {note}
      </p>
      {merged.length > 0 && (
        <details>
          <summary>{conflicts.show}</summary>
          <FieldDiff
            name={name}
            changes={merged.map(({ field, label, base: before, theirs: after }) => ({
              field,
              label,
              before,
              after,
            }))}
            before={conflicts.was}
            after={conflicts.theirs}
          />
        </details>
      )}
      {open.some(({ field }) => placeOf(field)) && (
        <p className={styles.places}>
          {conflicts.goTo}
          {open.map(({ field, label }) => (
            <Button key={field} small onClick={() => showChoice(field)}>
              {label}
            </Button>
          ))}
        </p>
      )}
      {open.map((each) => {
        const place = placeOf(each.field);
        const choice = (
          <Fragment key={each.field}>
            {choicesIn(name, each, values, each === article ? merging?.keys : undefined).map(
              ({ key, ...shown }) => (
                <ConflictField
                  key={key}
                  {...{ name, ...shown }}
                  choice={choices[key] ?? 'mine'}
                  onChoose={(chosen) => setChoices({ ...choices, [key]: chosen })}
                />
              ),
            )}
            {each === open.at(-1) && (
              <div>
                <Button kind="primary" busy={busy} onClick={save}>
                  {live ? conflicts.update : conflicts.save}
                </Button>
              </div>
            )}
          </Fragment>
        );
        return place ? createPortal(choice, place, each.field) : choice;
      })}
      {!asks && (
        <div>
          <Button onClick={resolve}>{conflicts.done}</Button>
        </div>
      )}
    </section>
  );
}

/** Returns a function that returns the place of a field on the same sheet, if it is there. */
function useSheet(element: RefObject<HTMLElement | null>) {
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setSheet(element.current?.closest('form') ?? null), [element]);
  return (field: string) => sheet?.querySelector<HTMLElement>(`[data-field="${field}"]`) ?? null;
}

/** Identifies the blocks' choices while the user continues to type in the blocks. Several blocks can be the same. */
function keysOf(merge: MergedText): Map<BlockConflict, string> {
  const keys = new Map<BlockConflict, string>();
  const counts = new Map<string, number>();
  for (const block of merge.filter(isConflict)) {
    const key = JSON.stringify([block.base, block.theirs]);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    keys.set(block, `${key} ${count}`);
  }
  return keys;
}

type Shown = { key: string; conflict: FieldConflict; hasBoth: boolean };

/** Returns a field's choices: one for each block of the article that both sides changed, or one for any other field. */
function choicesIn(
  name: Collection,
  conflict: FieldConflict,
  values: object,
  keys?: Map<BlockConflict, string>,
): Shown[] {
  const { field, label } = conflict;
  if (!keys) {
    const mine = shownValue(name, field, values);
    return [{ key: field, conflict: { ...conflict, mine }, hasBoth: false }];
  }
  const count = keys.size;
  return [...keys].map(([block, key], index) => ({
    key,
    conflict: {
      ...conflict,
      ...block,
      label: count > 1 ? fill(conflicts.block, { label, number: index + 1, count }) : label,
    },
    hasBoth: block.mine !== '' && block.theirs !== '',
  }));
}

function outcomeOf({ merged, open, refused }: Conflict): string {
  const labels = merged.map(({ label }) => label).join(', ');
  return [
    refused ? conflicts.refused[refused] : '',
    merged.length > 0 ? `${conflicts.merged} ${labels}.` : '',
    open.length > 0 ? conflicts.asked : refused ? conflicts.again : conflicts.kept,
  ].join(' ');
}
