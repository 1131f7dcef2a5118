import { contact } from '@/content/contact';
import { labels } from '@/content/interface';
import type { Tab } from './support/engine';
import { expect, test } from './support/test';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const isDefined = (tab: Tab, name: string) => tab.evaluate((tag) => Boolean(customElements.get(tag)), name);
const started = (tab: Tab) => expect.poll(() => isDefined(tab, 'ui-copy-link')).toBe(true);
const attribute = (tab: Tab, selector: string, name: string) =>
  tab.evaluate((query, key) => document.querySelector(query)?.getAttribute(key), selector, name);
const isVisible = (tab: Tab, selector: string) =>
  tab.evaluate((query) => {
    const element = document.querySelector(query);
    const { top = 0, bottom = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return Boolean(element?.checkVisibility()) && height > 0 && bottom > 0 && top < innerHeight;
  }, selector);
/** Whether an element is entirely in the viewport, below the sticky header. */
const isInSight = (tab: Tab, selector: string) =>
  tab.evaluate((query) => {
    const { top = 0, bottom = 0 } = document.querySelector(query)?.getBoundingClientRect() ?? {};
    const edge = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0;
    return bottom > top && top >= edge && bottom <= innerHeight;
  }, selector);
const address = (tab: Tab) => tab.evaluate(() => location.pathname + location.hash);

/** Returns the time between the load event and the definition of the elements, in milliseconds. */
const startTime = (tab: Tab) =>
  tab.evaluate(async () => {
    await customElements.whenDefined('ui-copy-link');
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance.now() - (navigation?.loadEventEnd ?? 0);
  });

test('the elements start within 1.8 seconds of the load event, even with a fragment in the URL or after a reload', async ({
  tab,
}) => {
  const LIMIT = 1800;
  // Open another page first, because the first paint in a new window is slow.
  await tab.open('/impact');
  await started(tab);
  for (const path of ['/', '/#urine', '/company#leadership']) {
    await tab.open(path);
    expect(await startTime(tab)).toBeLessThan(LIMIT);
  }
  await tab.open('/services');
  await tab.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await tab.reload();
  expect(await startTime(tab)).toBeLessThan(LIMIT);
});

for (const size of [PHONE, DESKTOP]) {
  test(`the product selector opens, closes and responds to Back at ${size.width} pixels`, async ({ tab }) => {
    await tab.resize(size);
    await tab.open('/');
    await started(tab);
    await tab.click('[data-opens]', 'Urine Collection');
    await expect.poll(() => attribute(tab, '#urine-tile', 'aria-expanded')).toBe('true');
    await expect.poll(() => isInSight(tab, '#urine-heading')).toBe(true);
    await expect.poll(() => isInSight(tab, '#urine-tile')).toBe(true);
    expect(await address(tab)).toBe('/#urine');
    await tab.click('[data-opens]', 'Diabetes Care');
    await expect.poll(() => isInSight(tab, '#diabetes-heading')).toBe(true);
    await tab.back();
    await expect.poll(() => attribute(tab, '#urine-tile', 'aria-expanded')).toBe('true');
    await tab.click('[data-opens]', 'Urine Collection');
    await expect.poll(() => isVisible(tab, '#urine-heading')).toBe(false);
  });

  test(`product tabs open by pointer and keyboard, each at its URL, at ${size.width} pixels`, async ({
    tab,
  }) => {
    await tab.resize(size);
    await tab.open('/products/biosample');
    await started(tab);
    await tab.click('[role=tab]', 'Swabs');
    await expect.poll(() => address(tab)).toBe('/products/biosample/swabs');
    await expect.poll(() => isInSight(tab, '#swabs [data-heading]')).toBe(true);
    await tab.press('ArrowRight');
    await expect.poll(() => address(tab)).toBe('/products/biosample/cold-chain');
    expect(await tab.evaluate(() => document.title)).toMatch(/cold-chain/i);
    await tab.back();
    await expect.poll(() => attribute(tab, '#swabs-tab', 'aria-selected')).toBe('true');
    expect(await tab.evaluate(() => document.querySelectorAll('[role=tabpanel]:not([hidden])').length)).toBe(
      1,
    );
  });

  test(`at ${size.width} pixels, the leadership carousel starts with the first leader and moves by one`, async ({
    tab,
  }) => {
    await tab.resize(size);
    const firstInView = () =>
      tab.evaluate(() => {
        const track = document.querySelector('#leadership [data-track]')?.getBoundingClientRect();
        const slides = [...document.querySelectorAll('#leadership [data-slide]')];
        return slides.findIndex((slide) => slide.getBoundingClientRect().left >= (track?.left ?? 0) - 1);
      });
    for (let load = 0; load < 6; load += 1) {
      await tab.open('/company');
      await tab.evaluate(() =>
        document.querySelector('#leadership')?.scrollIntoView({ behavior: 'instant' }),
      );
      await expect.poll(() => attribute(tab, '#leadership ui-carousel', 'data-sliding')).toBe('');
      expect(await firstInView()).toBe(0);
    }
    await tab.click('#leadership [data-towards=next]');
    await expect.poll(firstInView).toBe(1);
  });
}

test("opening a product's URL on a phone shows the product's heading and picture", async ({ tab }) => {
  await tab.resize(PHONE);
  await tab.open('/products/biosample/urine');
  expect(await tab.evaluate(() => document.querySelector('#urine h1')?.textContent)).toMatch(/^Urine/);
  await expect.poll(() => isInSight(tab, 'h1')).toBe(true);
  await expect.poll(() => isInSight(tab, '#urine figure:first-child img')).toBe(true);
});

test('a menu opened by pointer keeps focus inside until Escape, which closes it and focuses its button', async ({
  tab,
}) => {
  await tab.resize(PHONE);
  await tab.open('/company');
  await started(tab);
  await tab.click('site-menu > button');
  const focusIsInside = () => tab.evaluate(() => Boolean(document.activeElement?.closest('site-menu')));
  for (let stop = 0; stop < 12; stop += 1) {
    await tab.press('Tab');
    expect(await focusIsInside()).toBe(true);
  }
  await tab.press('Escape');
  await expect.poll(() => isVisible(tab, 'site-menu nav')).toBe(false);
  const focused = () => tab.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await expect.poll(focused).toBe(labels.openMenu);
});

test("the header's list of product families opens on a click and links to their pages", async ({ tab }) => {
  await tab.resize(DESKTOP);
  await tab.open('/services');
  await started(tab);
  await tab.click('site-dropdown > button');
  await expect.poll(() => isVisible(tab, 'site-dropdown [href="/products/molecular"]')).toBe(true);
  await tab.click('site-dropdown a', 'Molecular Diagnostics');
  await expect.poll(() => address(tab).catch(() => 'loading')).toBe('/products/molecular');
});

test("a company value's URL opens that value, and Back returns from the PROCESS tab to PEOPLE", async ({
  tab,
}) => {
  await tab.open('/company#curiosity');
  await expect.poll(() => attribute(tab, '#curiosity-tab', 'aria-selected')).toBe('true');
  await tab.open('/impact');
  await started(tab);
  await tab.click('[role=tab]', 'PROCESS');
  await expect.poll(() => address(tab)).toBe('/impact#process');
  await tab.back();
  await expect.poll(() => attribute(tab, '#people-tab', 'aria-selected')).toBe('true');
});

test('the contact form lists its errors and moves focus to the list', async ({ tab }) => {
  await tab.open('/contact_us');
  await expect
    .poll(() => tab.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.noValidate))
    .toBe(true);
  await tab.click('#enquiry-email');
  await tab.type('a@b');
  await tab.click('main form button[type=submit]', contact.form.submit);
  await expect
    .poll(() => tab.evaluate(() => 'summary' in (document.activeElement as HTMLElement).dataset))
    .toBe(true);
  const problems = await tab.evaluate(() =>
    [...document.querySelectorAll('[data-summary] li')].map(({ textContent }) => textContent),
  );
  const { name, email, message } = contact.form.fields;
  expect(problems).toEqual([name.missing, email.invalid, message.missing]);
});

test('a visitor is offered other ways to send a message that is too long for a mailto link', async ({
  tab,
}) => {
  await tab.open('/contact_us');
  await expect
    .poll(() => tab.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.noValidate))
    .toBe(true);
  const entries = { name: 'Ada Example', email: 'ada@lab.example', company: 'Example Lab' };
  for (const [field, text] of Object.entries(entries)) {
    await tab.click(`#enquiry-${field}`);
    await tab.type(text);
  }
  await tab.evaluate(() => {
    const message = document.querySelector('textarea');
    if (message) message.value = 'Long message. '.repeat(700);
  });
  await tab.click('main form button[type=submit]', contact.form.submit);
  await expect.poll(() => isVisible(tab, '[data-help]')).toBe(true);
  const offered = await tab.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('[data-help] a')]
      .filter((link) => link.checkVisibility())
      .map(({ href }) => new URL(href).protocol + new URL(href).host),
  );
  expect(offered).toEqual(['mailto:', 'https:mail.google.com', 'https:outlook.live.com', 'tel:']);
});
