import { startOf, unwrap } from './blocks';
import { styleOf } from './style';

/** Matches the tasks of Google Docs, Confluence and other editors, which state whether they are done. */
const TASKS =
  'li[role="checkbox"], [data-task-state], li[data-checked], li[data-list="checked"], li[data-list="unchecked"]';

const DONE = '[aria-checked="true"], [data-task-state="DONE"], [data-checked="true"], [data-list="checked"]';

const STRUCK = '[data-style*="line-through"], s, del, strike';

/** Whether all of a task's own text is struck through. */
function isStruck(task: Element): boolean {
  const walker = task.ownerDocument.createTreeWalker(task, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode;
    const struck = parentElement?.closest(STRUCK);
    const isOwn = (parentElement?.closest('li') ?? task) === (task.closest('li') ?? task);
    if (isOwn && nodeValue?.trim() && !(struck && task.contains(struck))) return false;
  }
  return true;
}

/** Writes the state of tasks and other checkboxes as a character. */
export function readTasks(body: HTMLElement): void {
  const mark = (item: Element, isDone: boolean) => {
    // Editors strike through tasks that are done. Only a part that is struck through is deleted text.
    const isStruckAsDone = isDone && isStruck(item);
    startOf(item).prepend(isDone ? '☑ ' : '☐ ');
    if (!isStruckAsDone) return;
    for (const struck of [item, ...item.querySelectorAll(STRUCK)]) {
      if (struck.closest('li') !== item.closest('li')) continue;
      if (struck.matches('s, del, strike')) unwrap(struck);
      else struck.setAttribute('data-style', styleOf(struck).replaceAll('line-through', 'none'));
    }
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
