'use client';

import { useState } from 'react';
import { Confirmation } from '@/components/admin/kit/confirmation';
import { SelectField } from '@/components/admin/kit/field';
import { people } from '@/content/admin/people';
import type { Role } from '@/lib/model/people';
import type { Colleague } from '@/lib/records/colleagues';
import type { Demand } from '@/lib/records/factors';
import { fill } from '@/lib/text/fill';
import styles from './people-view.module.scss';

const texts = people.demand;

type Choice = keyof typeof texts.options;

const CHOICES: Record<Choice, Role[]> = {
  nobody: [],
  administrators: ['administrator'],
  publishers: ['publisher', 'administrator'],
};

const options = (Object.keys(CHOICES) as Choice[]).map((value) => ({ value, label: texts.options[value] }));

const choiceOf = ({ roles }: Demand): Choice =>
  roles.includes('publisher') ? 'publishers' : roles.includes('administrator') ? 'administrators' : 'nobody';

export type FactorDemandProps = {
  demand: Demand;
  persons: Colleague[];
  /** The ids of the accounts with a second factor. */
  factors: Set<string>;
  /** The id of the signed-in account. */
  own: string;
  mayChange: boolean;
  onChange(roles: Role[], witness: string): void;
};

/** The roles that need an authenticator app. Administrators change them once two of them have one. */
export function FactorDemand({ demand, persons, factors, own, mayChange, onChange }: FactorDemandProps) {
  const [asked, setAsked] = useState<Choice | null>(null);
  const chosen = choiceOf(demand);
  const active = persons.filter((person) => person.active);
  const witness = active.find(({ uid, role }) => uid !== own && role === 'administrator' && factors.has(uid));
  const without = active.filter(
    ({ uid, role }) => asked && CHOICES[asked].includes(role) && !factors.has(uid),
  );
  const missing = !factors.has(own) ? texts.ownFirst : witness ? undefined : texts.secondFirst;
  const isOff = asked === 'nobody';
  return (
    <section className={styles.panel} aria-labelledby="factor-demand">
      <h2 id="factor-demand" className={styles.subheading}>
        {texts.heading}
      </h2>
      {!mayChange || !factors.has(own) || (missing && chosen === 'nobody') ? (
        <p>
          {texts.label}: {texts.options[chosen]}
        </p>
      ) : (
        <SelectField
          label={texts.label}
          options={options}
          value={chosen}
          onChoose={(choice) => choice !== chosen && setAsked(choice)}
        />
      )}
      <p className={styles.soft}>
        {texts.text} {mayChange && missing}
      </p>
      <Confirmation
        question={
          asked &&
          (isOff ? texts.offQuestion : fill(texts.question, { roles: texts.options[asked].toLowerCase() }))
        }
        label={texts.confirm}
        destructive={false}
        onConfirm={() => asked && onChange(CHOICES[asked], witness?.uid ?? '')}
        onClose={() => setAsked(null)}
      >
        {isOff && <p>{texts.offText}</p>}
        {asked && !isOff && <p>{without.length > 0 ? texts.consequence : texts.everybodyHas}</p>}
        <ul>
          {without.map(({ uid, email }) => (
            <li key={uid}>{email}</li>
          ))}
        </ul>
      </Confirmation>
    </section>
  );
}
