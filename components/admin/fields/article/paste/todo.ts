import { startOf, unwrap } from './blocks';

/** Matches the tasks of Google Docs, Confluence and other editors, which state whether they are done. */
const TASKS =
  'li[role="checkbox"], [data-task-state], li[data-checked], li[data-list="checked"], li[data-list="unchecked"]';

const DONE = '[aria-checked="true"], [data-task-state="DONE"], [data-checked="true"], [data-list="checked"]';

/** Writes the state of tasks and other checkboxes as a character. */
export function readTasks(body: HTMLElement): void {
  const mark = (item: Element, isDone: boolean) => {
    startOf(item).prepend(isDone ? '☑ ' : '☐ ');
    if (!isDone) return;
    // Editors strike through tasks that are done. Their text is not deleted.
    for (const styled of [item, ...item.querySelectorAll('[data-style*="line-through"]')])
      styled.removeAttribute('data-style');
    for (const struck of item.querySelectorAll('s, del, strike')) unwrap(struck);
  };
  for (const item of body.querySelectorAll(TASKS)) {
    item.querySelector('img')?.remove();
    for (const box of item.querySelectorAll('input')) box.remove();
    mark(item, item.matches(DONE));
  }
  for (const box of body.querySelectorAll('input[type="checkbox"], input[type="radio"], li .checkbox')) {
    const item = box.closest('li');
    const isDone = box.hasAttribute('checked') || box.classList.contains('checkbox-on');
    if (item) {
      box.remove();
      mark(item, isDone);
    } else if (box.getAttribute('type') === 'radio') box.replaceWith(isDone ? '◉ ' : '○ ');
    else box.replaceWith(isDone ? '☑ ' : '☐ ');
  }
}
