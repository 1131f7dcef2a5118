import type { FieldSpec } from '@/lib/model/fields';
import { type Collection, fieldsOf, isPublishable, kindOf, COLLECTIONS as MODELLED } from '@/lib/model/kinds';

// Written by hand from the specification and the decisions, not from the model: a wrong model turns the matrix red.
// What is not named here, a kind or field added since, is taken as the model describes it.

/** How the records of a collection live: drafts until they are published; a draft and what is public; stored files. */
type Life = 'publishable' | 'pair' | 'file';

const LIVES: Record<string, Life> = {
  Blog: 'publishable',
  Media: 'publishable',
  GlobalFootprint: 'pair',
  Link: 'file',
};

type Limits = { type: 'text' | 'integer'; min: number; max: number };

const text = (min: number, max: number): Limits => ({ type: 'text', min, max });
const integer = (min: number, max: number): Limits => ({ type: 'integer', min, max });

const LIMITS: Record<string, Record<string, Limits>> = {
  Blog: {
    title: text(1, 200),
    description: text(0, 2000),
    image: text(0, 300),
    imageAlt: text(0, 300),
    link: text(0, 2000),
  },
  Media: {
    year: text(4, 4),
    title: text(1, 200),
    media: text(1, 120),
    description: text(0, 2000),
    link: text(0, 2000),
  },
  GlobalFootprint: { patients: text(1, 20), tests: text(1, 20), centers: text(1, 20), devices: text(1, 20) },
  Link: { title: text(0, 200), sha256: text(0, 64), size: integer(0, 26_214_400), pages: integer(0, 10_000) },
};

/** Every collection that the specification names or the model describes. */
export const COLLECTIONS = [...new Set([...Object.keys(LIVES), ...MODELLED])] as Collection[];

function modelledLife(name: Collection): Life {
  if (isPublishable(name)) return 'publishable';
  return kindOf(name).ids ? 'pair' : 'file';
}

export const lifeOf = (name: Collection): Life => LIVES[name] ?? modelledLife(name);

export const PUBLISHABLE = COLLECTIONS.filter((name) => lifeOf(name) === 'publishable');
export const DELETABLE = COLLECTIONS.filter((name) => lifeOf(name) !== 'pair');

/** A field as the specification limits it, or else as the model does. */
export type JudgedField = Limits | Pick<FieldSpec, 'type'>;

/** The fields of a collection with what they may hold. */
export const judgedFields = (name: Collection): Record<string, JudgedField> => ({
  ...fieldsOf(name),
  ...LIMITS[name],
});
