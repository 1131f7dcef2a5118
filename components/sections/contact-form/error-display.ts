import { type Control, fieldProblem } from './field-problem';

/**
 * Shows or hides a field's error.
 * @returns the error, or '' for none
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
 * Checks every field. If any have errors, lists the errors in the summary and moves focus there.
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
    // Shows the top of the summary, because on focus some browsers centre an element taller than the window.
    summary.focus({ preventScroll: true });
    summary.scrollIntoView();
  }
  return items.length > 0;
}
