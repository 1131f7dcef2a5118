import type { Page } from '@playwright/test';

export type ShownRecord = {
  /** Collection and id, as in `Blog/x`. */
  mark: string;
  title: string;
  text: string;
  /** The names of all elements inside the record, in order and separated by spaces. */
  elements: string;
  attributes: string[];
  links: string[];
};

export type Inspected = { records: ShownRecord[]; scripts: string[] };

/** Returns the text and markup of each record on a page, and the page's scripts. */
export const inspectPage = (page: Page): Promise<Inspected> =>
  page.evaluate(() => {
    const records = [...document.querySelectorAll('[data-record]')].map((record) => {
      const inside = [...record.querySelectorAll('*')];
      return {
        mark: record.getAttribute('data-record')?.replace(/@.*/, '') ?? '',
        title: record.querySelector('h3')?.textContent ?? '',
        text: record.textContent ?? '',
        elements: inside.map(({ localName }) => localName).join(' '),
        attributes: [...new Set(inside.flatMap((element) => element.getAttributeNames()))],
        links: inside.flatMap((element) => (element instanceof HTMLAnchorElement ? [element.href] : [])),
      };
    });
    const scripts = [...document.scripts].map(({ type, src, id }) =>
      src ? new URL(src).pathname : type || `#${id}`,
    );
    return { records, scripts };
  });
