import type { FieldType } from './field';
import type { Format } from './format';
import { type StringField, stringType, text } from './text';

export type Options = {
  /** The options. A stored value that is not an option stays selectable until another is chosen. */
  choices: readonly { value: string; label: string }[];
};

export const optionsOf = (labels: Readonly<Record<string, string>>): Options => ({
  choices: Object.entries(labels).map(([value, label]) => ({ value, label })),
});

export const showOption = ({ choices }: Options, value: unknown): string =>
  choices.find((choice) => choice.value === value)?.label ?? String(value);

/** One of several options, or ''. */
type ChoiceSpec = StringField<'choice'> & Options;

/**
 * A choice between the keys of `labels`.
 * @param form the format of stored values, which can also be options from other releases; if omitted, any text is
 * accepted
 */
export const choice = (
  label: string,
  max: number,
  labels: Readonly<Record<string, string>>,
  form?: Omit<Format, 'error'>,
): ChoiceSpec => ({
  ...text(label, 0, max),
  type: 'choice',
  ...optionsOf(labels),
  ...(form && { format: { ...form, error: 'must be one of the options' } }),
});

export const choiceType: FieldType<ChoiceSpec, string> = {
  ...stringType,
  show: showOption,
};
