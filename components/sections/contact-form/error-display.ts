import { type Control, fieldProblem } from './field-problem';

/**
 * Shows or hides a field's error.
 * @returns the error, or '' if there is none
 */
export function showProblem(control: Control): string {
  const problem = fieldProblem(control);
  const place = document.getElementById(`${control.id}-error`);
  if (place) {
    place.textContent = problem;
    place.hidden = !problem;
  }
  if (problem) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
  return problem;
}

function linkTo(control: Control, problem: string): HTMLLIElement {
  const link = document.createElement('a');
  link.href = `#${control.id}`;
  link.textContent = problem;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    control.focus();
  });
  const item = document.createElement('li');
  item.append(link);
  return item;
}

/**
 * Checks every field. If there are errors, lists them in the summary and moves focus there.
 * @returns whether any field has an error
 */
export function showProblems(controls: Control[], summary: HTMLElement): boolean {
  const items = controls.flatMap((control) => {
    const problem = showProblem(control);
    return problem ? [linkTo(control, problem)] : [];
  });
  summary.querySelector('ul')?.replaceChildren(...items);
  summary.hidden = items.length === 0;
  if (items.length > 0) {
    // Some browsers centre a focused element that is taller than the window, so scroll to the top of the summary.
    summary.focus({ preventScroll: true });
    summary.scrollIntoView();
  }
  return items.length > 0;
}
