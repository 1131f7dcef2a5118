export type Control = HTMLInputElement | HTMLTextAreaElement;

/** Returns a field's error message, from its data attributes, or '' if the value is valid. */
export function fieldProblem(control: Control): string {
  const { missing = '', invalid = '', longest = '' } = control.dataset;
  const { typeMismatch, patternMismatch } = control.validity;
  const text = control.value.trim();
  if (!text) return control.required ? missing : '';
  return typeMismatch || patternMismatch || text.length > Number(longest) ? invalid : '';
}
