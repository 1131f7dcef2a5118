import type { FieldSpec } from '@/lib/model/fields/types';
import type { Life } from '@/lib/model/kind';
import { type Collection, fieldsOf, kindOf, COLLECTIONS as MODELLED, storedFields } from '@/lib/model/kinds';

// Written by hand from the specification and the decisions, so that an error in the model fails the matrix. Kinds and
// fields that are not listed here follow the model.

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
    language: text(2, 11),
    translationOf: text(0, 87),
    searchTitle: text(0, 70),
    searchDescription: text(0, 200),
  },
  Media: {
    year: text(4, 4),
    title: text(1, 200),
    media: text(1, 120),
    description: text(0, 2000),
    link: text(0, 2000),
    language: text(2, 11),
  },
  GlobalFootprint: { patients: text(1, 20), tests: text(1, 20), centers: text(1, 20), devices: text(1, 20) },
  Link: { title: text(0, 200), sha256: text(0, 64), size: integer(0, 26_214_400), pages: integer(0, 10_000) },
};

/** Every collection in the specification or the model. */
export const COLLECTIONS = [...new Set([...Object.keys(LIVES), ...MODELLED])] as Collection[];

export const lifeOf = (name: Collection): Life => LIVES[name] ?? kindOf(name).life;

export const PUBLISHABLE = COLLECTIONS.filter((name) => lifeOf(name) === 'publishable');
export const DELETABLE = COLLECTIONS.filter((name) => lifeOf(name) !== 'pair');

/** A field's limits from the specification or, if it is not listed, its description in the model. */
export type JudgedField = Limits | Pick<FieldSpec, 'type'>;

/** Returns a collection's fields with their limits. */
export const judgedFields = (name: Collection): Record<string, JudgedField> => ({
  ...Object.fromEntries(storedFields(fieldsOf(name))),
  ...LIMITS[name],
});
