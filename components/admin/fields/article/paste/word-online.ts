import { unwrap } from './blocks';

/**
 * Joins and nests the lists of Word on the web, where each item is a list of its own and states its level.
 */
export function readOnlineLists(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll('div.ListContainerWrapper')) unwrap(wrapper);
  /** The list being read, and the lists nested in its last item, each with the number of its next item. */
  let open: { level: number; list: Element; next: number }[] = [];
  for (const list of body.querySelectorAll('ul, ol')) {
    const items = [...list.children];
    const level = Number(items[0]?.getAttribute('data-aria-level') ?? 0);
    if (level === 0) {
      open = [];
      continue;
    }
    if (list.previousElementSibling !== open[0]?.list) open = [];
    const start = Number(list.getAttribute('start') ?? 1);
    const continues = (other: (typeof open)[number]) =>
      other.list.localName === list.localName && (list.localName === 'ul' || other.next === start);
    open = open.filter((other) => other.level < level || (other.level === level && continues(other)));
    const last = open.at(-1);
    if (last?.level === level) {
      last.list.append(...items);
      last.next += items.length;
      list.remove();
      continue;
    }
    last?.list.lastElementChild?.append(list);
    open.push({ level, list, next: start + items.length });
  }
}
