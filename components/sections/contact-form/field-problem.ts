export type Control = HTMLInputElement | HTMLTextAreaElement;

/** A field's error, with the wording from its markup; '' for none. */
export function fieldProblem(control: Control): string {
  const { missing = '', invalid = '', longest = '' } = control.dataset;
  const { typeMismatch, patternMismatch } = control.validity;
  const text = control.value.trim();
  if (!text) return control.required ? missing : '';
  return typeMismatch || patternMismatch || text.length > Number(longest) ? invalid : '';
}
