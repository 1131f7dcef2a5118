import type { Page } from '@playwright/test';
import { labels } from '@/content/interface';

/** A window of 1280 × 1024 pixels at 400% zoom. */
export const ZOOMED = { width: 320, height: 256 };
const ZOOM_BASE = { width: 1280, height: 1024 };
/** A4 with margins of 1.5 cm at the sides and about 2 cm at the top and bottom. */
const PAPER = { width: 680, height: 960 };

/** Texts that are shown only if a list can be scrolled. */
const HINTS: string[] = [labels.scrollForMore];

/** Returns all visible text in the main content and the footer, without duplicates. */
const visibleTexts = (page: Page): Promise<string[]> =>
  page.locator('main, footer').evaluateAll((parts) => {
    const elements = parts.flatMap((part) => [...part.querySelectorAll('*')]);
    const texts = elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .flatMap((element) => [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .map((node) => node.textContent?.trim() ?? '');
    return [...new Set(texts.filter(Boolean))];
  });

/** Returns a message for each element whose text is clipped without a way to scroll to it. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.locator('body *:not(.visually-hidden)').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        if (clipPath !== 'none') return false;
        const cutsX = ['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1;
        const cutsY =
          ['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 1;
        return (cutsX || cutsY) && element.textContent?.trim() && element.checkVisibility();
      })
      .filter(
        (element) => !element.closest('[data-track], svg, .visually-hidden') && element.clientHeight > 1,
      )
      .map((element) => `clipped text: ${element.className} ${element.textContent?.slice(0, 80)}`),
  );

const missingFrom = (now: string[], before: string[], where: string) =>
  before
    .filter((text) => !now.includes(text) && !HINTS.includes(text))
    .map((text) => `missing ${where}: ${text.slice(0, 80)}`);

const widthFault = async (page: Page, width: number) => {
  const found = await page.evaluate(() => document.documentElement.scrollWidth);
  return found > width ? [`scrolls horizontally: ${found} pixels wide in a ${width}-pixel window`] : [];
};

/** Returns a message for each control that is out of view or under the sticky header when focused in reverse order. */
const hiddenFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('header');
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, textarea, [tabindex="0"])',
    );
    const shown = [...controls].filter((control) => control.checkVisibility({ visibilityProperty: true }));
    return shown.toReversed().flatMap((control) => {
      control.focus();
      const { top, bottom } = control.getBoundingClientRect();
      const edge = bar?.getBoundingClientRect().bottom ?? 0;
      const hidden = bottom <= edge + 1 || top >= innerHeight - 1;
      return document.activeElement === control && hidden
        ? [`focused control out of view: ${control.outerHTML.slice(0, 120)}`]
        : [];
    });
  });

/** Returns faults at 400% zoom: horizontal scrolling, missing or clipped text, or focus out of view. */
export async function zoomFaults(page: Page): Promise<string[]> {
  await page.setViewportSize(ZOOM_BASE);
  const before = await visibleTexts(page);
  await page.setViewportSize(ZOOMED);
  const now = await visibleTexts(page);
  return [
    ...(await widthFault(page, ZOOMED.width)),
    ...missingFrom(now, before, 'at 400% zoom'),
    ...(await cutTexts(page)),
    ...(await hiddenFocus(page)),
  ];
}

/** Returns faults in forced colours: missing text, a selection that is not visible, or controls without an outline. */
export async function forcedColorFaults(page: Page): Promise<string[]> {
  const before = await visibleTexts(page);
  await page.emulateMedia({ forcedColors: 'active' });
  const now = await visibleTexts(page);
  const alike = await page.evaluate(() => {
    const chosen = document.querySelectorAll('[aria-selected="true"], nav [aria-current="page"]');
    return [...chosen]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const group = element
          .closest('[role="tablist"], ul')
          ?.querySelectorAll('[aria-selected="false"], a:not([aria-current])');
        const other = [...(group ?? [])].find((one) => one !== element);
        const looks = [element, ...(other ? [other] : [])].map((one) => {
          const { textDecorationLine, borderStyle, borderWidth, outlineStyle, fontWeight } =
            getComputedStyle(one);
          return [textDecorationLine, borderStyle, borderWidth, outlineStyle, fontWeight].join();
        });
        return other && looks[0] === looks[1]
          ? [`selection not visible: ${element.outerHTML.slice(0, 120)}`]
          : [];
      });
  });
  const borderless = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, input, textarea)')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { borderTopWidth, textDecorationLine } = getComputedStyle(control);
        return (
          borderTopWidth === '0px' &&
          textDecorationLine === 'none' &&
          !control.querySelector('svg') &&
          !control.textContent
        );
      })
      .map((control) => `control without an outline: ${control.outerHTML.slice(0, 120)}`),
  );
  await page.emulateMedia({ forcedColors: 'none' });
  return [...missingFrom(now, before, 'in forced colours'), ...alike, ...borderless];
}

/** The vertical overlap to ignore, in pixels: with a tight line height, a text's box is taller than its line. */
const LINE_GAP = 4;

/** Returns a message for each text element that a picture covers. */
const coveredTexts = (page: Page): Promise<string[]> =>
  page.evaluate((lineGap) => {
    const boxOf = (text: Element) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect();
    };
    const texts = [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, dt, dd, figcaption)')]
      .filter((text) => text.checkVisibility() && !text.matches('.visually-hidden, :has(img)'))
      .map((text) => ({ words: text.textContent?.slice(0, 80), box: boxOf(text) }));
    return [...document.querySelectorAll('main img')].flatMap((image) => {
      const picture = image.getBoundingClientRect();
      return texts
        .filter(
          ({ box }) =>
            Math.min(box.right, picture.right) - Math.max(box.left, picture.left) > 1 &&
            Math.min(box.bottom, picture.bottom) - Math.max(box.top, picture.top) > lineGap,
        )
        .map(({ words }) => `covered by a picture in print: ${words}`);
    });
  }, LINE_GAP);

/** Returns faults in print: hidden or covered text, hidden pictures, scrollable areas, or a page that is too wide. */
export async function printFaults(page: Page): Promise<string[]> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  const hidden = await page
    .locator('main :is(h1, h2, h3, h4, p, li, td, th, dt, dd, figcaption)')
    .evaluateAll((texts) =>
      texts
        .filter(
          (text) =>
            !text.closest(
              '[inert], [aria-hidden], nav, [data-help], [data-tablist], [data-summary], ui-copy-link, site-contact-form, form',
            ),
        )
        .filter((text) => !text.querySelector('button'))
        .filter((text) => text.textContent?.trim() && !text.checkVisibility({ contentVisibilityAuto: true }))
        .map((text) => `missing in print: ${text.textContent?.slice(0, 80)}`),
    );
  const scrolling = await page.locator('main *').evaluateAll((elements) =>
    elements
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflow))
      .filter(
        ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
          scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
      )
      .map((element) => `scrollable in print: ${element.className}`),
  );
  const pictures = await page.locator('main img').evaluateAll((images) =>
    images
      .filter((image) => !image.closest('[inert], [aria-hidden], nav, [data-tablist], [data-opens]'))
      .filter((image) => !image.checkVisibility())
      .map((image) => `picture missing in print: ${image.getAttribute('src')}`),
  );
  const covered = await coveredTexts(page);
  const width = await widthFault(page, PAPER.width);
  await page.emulateMedia({ media: 'screen' });
  return [...hidden, ...pictures, ...scrolling, ...covered, ...width];
}
