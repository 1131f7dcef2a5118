import type { Page } from '@playwright/test';

/** The spacing of text that readers may set (WCAG 1.4.12, Text Spacing). */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** Changes the direction and the spacing of the page's text. */
export const setText = (page: Page, { dir, isSpaced }: { dir: 'ltr' | 'rtl'; isSpaced: boolean }) =>
  page.evaluate(
    ([dir, style]) => {
      document.documentElement.dir = dir;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      document.adoptedStyleSheets = [sheet];
    },
    [dir, isSpaced ? TEXT_SPACING : ''] as const,
  );

/**
 * Returns a message for a page that scrolls horizontally, for each text that is outside the page, cut off or on other
 * text, and for each figure that is broken across lines.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Overlaps up to this size, in CSS pixels, are treated as shared edges. */
    const TOUCH = 2;
    type Container = { isSkipped: boolean; box?: Element };
    type Line = { text: string; left: number; right: number; top: number; bottom: number };

    const known = new Map<Element, Container>();
    /** Returns whether text in an element may be outside the page or on other text, and the box that cuts it off. */
    function containerOf(element: Element | null): Container {
      if (!element) return { isSkipped: false };
      const container = known.get(element);
      if (container) return container;
      const { position, overflowX, clipPath } = getComputedStyle(element);
      const { isSkipped, box } = containerOf(element.parentElement);
      const isOwn = /fixed|sticky/.test(position) || /auto|scroll/.test(overflowX) || clipPath !== 'none';
      const result = {
        isSkipped: isSkipped || isOwn || element.matches('script, style, noscript, textarea, select, svg'),
        box: /hidden|clip/.test(overflowX) ? element : box,
      };
      known.set(element, result);
      return result;
    }

    const { clientWidth, scrollWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`scrolls to ${scrollWidth} pixels`] : [];
    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement } = node;
      const text = node.nodeValue?.trim().slice(0, 40);
      if (!text || !parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const { isSkipped, box } = containerOf(parentElement);
      if (isSkipped) continue;
      range.selectNodeContents(node);
      const { left: start = 0, right: end = clientWidth } = box?.getBoundingClientRect() ?? {};
      const rows = [...range.getClientRects()].filter(({ width }) => width > TOUCH);
      for (const { left, right, top, bottom, height } of rows) {
        if (left < Math.max(0, start) - TOUCH || right > Math.min(clientWidth, end) + TOUCH)
          faults.push(`outside: ${text}`);
        // Lines of letters may share the space above and below the letters.
        lines.push({ text, left, right, top: top + height / 5, bottom: bottom - height / 5 });
      }
      const tops = new Set(rows.map(({ top }) => Math.round(top)));
      if (parentElement.matches('ui-count-up') && tops.size > 1) faults.push(`broken: ${text}`);
    }

    lines.sort((a, b) => a.top - b.top);
    lines.forEach((line, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.top > line.bottom - TOUCH) break;
        if (Math.min(line.right, other.right) - Math.max(line.left, other.left) > TOUCH)
          faults.push(`"${line.text}" and "${other.text}" overlap`);
      }
    });
    return faults;
  });
