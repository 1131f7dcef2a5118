import { renamed, startOf, unwrap } from './blocks';
import { markerOf, markerStyleOf } from './lists';
import { styleOf } from './style';

/** A list, with the style of its markers and the number of its next item. */
type Open = { level: number; list: Element; name: string; next: number; style: string };

/** Matches markers that the lists of an article can show. */
const SIMPLE = /^\(?%\d[.):]?\)?$/;

/** Writes markers such as `1.2.`, which consist of the numbers of several levels. */
function writeMarkers(items: Element[], template: string, open: Open[], own: Open): void {
  items.forEach((item, at) => {
    const marker = template.replace(/%(\d)/g, (_, digit: string) => {
      const level = Number(digit);
      if (level === own.level) return markerOf(own.style, own.next + at);
      const outer = open.find((other) => other.level === level);
      return outer ? markerOf(outer.style, outer.next - 1) : '1';
    });
    startOf(item).prepend(`${marker} `);
  });
}

/** Returns the level of a list of Word on the web or Slack, from 1; 0 for any other list. */
function levelOf(list: Element): number {
  const indent = list.getAttribute('data-indent');
  return indent ? Number(indent) + 1 : Number(list.firstElementChild?.getAttribute('data-aria-level') ?? 0);
}

/**
 * Joins and nests the lists of Word on the web and Slack, where each list contains only neighbours of one level.
 */
export function readOnlineLists(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll('div.ListContainerWrapper')) unwrap(wrapper);
  /** The list being read, and the lists nested in its last item. */
  let open: Open[] = [];
  for (const found of body.querySelectorAll('ul, ol')) {
    const items = [...found.children];
    const level = levelOf(found);
    if (level === 0) {
      open = [];
      continue;
    }
    if (found.previousElementSibling !== open[0]?.list) open = [];
    const counter = /counter-reset:\s*[\w-]+\s+(\d{1,6})/.exec(styleOf(found))?.[1];
    const next = Number(found.getAttribute('start') ?? Number(counter ?? 0) + 1);
    const own: Open = { level, list: found, name: found.localName, next, style: markerStyleOf(found) };
    const continues = (other: Open) => other.name === own.name && (own.name === 'ul' || other.next === next);
    open = open.filter((other) => other.level < level || (other.level === level && continues(other)));
    const template = items[0]?.getAttribute('data-leveltext') ?? '';
    if (own.name === 'ol' && template.includes('%') && !SIMPLE.test(template)) {
      writeMarkers(items, template, open, own);
      own.list = renamed(found, 'ul');
    }
    const last = open.at(-1);
    if (last?.level === level) {
      last.list.append(...items);
      last.next += items.length;
      own.list.remove();
      continue;
    }
    last?.list.lastElementChild?.append(own.list);
    open.push({ ...own, next: next + items.length });
  }
}
