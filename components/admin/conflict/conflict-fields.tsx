'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/admin/button/button';
import { conflicts } from '@/content/admin/conflicts';
import { takeField } from '@/lib/model/editable';
import type { Collection } from '@/lib/model/kinds';
import { threeWay } from '@/lib/model/three-way';
import { ConflictField } from './conflict-field';
import styles from './conflict-panel.module.scss';

export type ConflictFieldsProps = {
  name: Collection;
  states: { base: object; mine: object; theirs: object };
  onChosen(values: Record<string, unknown>): void;
};

/** Mine, theirs and what was before both, field by field. */
export function ConflictFields({ name, states, onChosen }: ConflictFieldsProps) {
  const found = threeWay(name, states);
  const [choices, setChoices] = useState<Record<string, 'mine' | 'theirs'>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const choiceFor = (field: string, natural: 'mine' | 'theirs') => choices[field] ?? natural;
  const choose = () =>
    onChosen(
      Object.assign(
        {},
        ...found.map(({ field, natural }) => takeField(name, field, states[choiceFor(field, natural)])),
      ),
    );

  return (
    <section className={styles.panel} aria-labelledby="conflict-heading">
      <h2 id="conflict-heading" ref={heading} tabIndex={-1} className={styles.heading}>
        {conflicts.heading}
      </h2>
      <p role="alert">{found.length > 0 ? conflicts.text : conflicts.same}</p>
      {found.map((each) => (
        <ConflictField
          key={each.field}
          conflict={each}
          choice={choiceFor(each.field, each.natural)}
          onChoose={(choice) => setChoices({ ...choices, [each.field]: choice })}
        />
      ))}
      <div>
        <Button kind="primary" onClick={choose}>
          {conflicts.keep}
        </Button>
      </div>
    </section>
  );
}
