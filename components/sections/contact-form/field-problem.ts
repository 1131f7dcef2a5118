export type Control = HTMLInputElement | HTMLTextAreaElement;

/** What is wrong with a field, in the words that its markup carries; empty where nothing is. */
export function fieldProblem(control: Control): string {
  const { missing = '', invalid = '', longest = '' } = control.dataset;
  const { typeMismatch, patternMismatch } = control.validity;
  const text = control.value.trim();
  if (!text) return control.required ? missing : '';
  return typeMismatch || patternMismatch || text.length > Number(longest) ? invalid : '';
}
