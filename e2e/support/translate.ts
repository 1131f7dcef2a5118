import type { Page } from '@playwright/test';

/** Wraps all text of the page, now and later, in two `font` elements, as Chrome's translation does. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, svg, font')) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.replaceWith(outer);
      inner.append(text.data);
      outer.append(inner);
    };
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) wrap(text);
    };
    wrapAll(document.body);
    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = 'hi';
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) wrapAll(target.parentNode ?? target);
        for (const node of addedNodes) wrapAll(node.parentNode ?? node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
