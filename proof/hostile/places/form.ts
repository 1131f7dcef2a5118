import type { Browser, Page } from '@playwright/test';
import { contact } from '../../../content/contact';
import type { HostileString } from '../../../lib/testing/hostile/strings';
import { setTrap } from '../browser/trap';
import type { Finding, Place } from '../place';

const PER_ENQUIRY = 3;

/** Returns whether this is Chromium's message that it opens an email app only after a click, which is expected here. */
const isRefusal = (caught: string) => caught.includes(`'mailto:${contact.mail.to}?`);

/** Fills in and submits the form once for each enquiry. @returns the links offered after each enquiry */
const submitAll = (page: Page, enquiries: string[][]) =>
  page.evaluate(
    (all) =>
      all.map((texts) => {
        for (const [index, name] of ['name', 'company', 'message', 'email'].entries()) {
          const control = document.getElementById(`enquiry-${name}`);
          if (!(control instanceof HTMLInputElement) && !(control instanceof HTMLTextAreaElement))
            throw new Error(`The form has no ${name} field.`);
          control.value = (name === 'email' ? 'a@lab.example' : texts[index]) || 'x';
        }
        document.querySelector<HTMLFormElement>('main form')?.requestSubmit();
        const links = document.querySelectorAll<HTMLAnchorElement>('[data-help] a[href]');
        return [...links].map((link) => link.href);
      }),
    enquiries,
  );

const ALLOWED = [
  /^mailto:enquiries@purvia\.example\?subject=[^&?#]*&body=[^&?#]*$/,
  /^https:\/\/mail\.google\.com\/mail\/\?view=cm&fs=1&to=enquiries%40purvia\.example&su=[^&?#]*&body=[^&?#]*$/,
  /^https:\/\/outlook\.live\.com\/mail\/0\/deeplink\/compose\?to=enquiries%40purvia\.example&subject=[^&?#]*&body=[^&?#]*$/,
  /^tel:\+\d+$/,
];

export const formPlace = (browser: Browser): Place => ({
  name: 'contact form in a browser',
  async check(strings, { url }) {
    const page = await browser.newPage();
    const trap = await setTrap(page, url);
    await page.goto(`${url}/contact_us`, { waitUntil: 'load' });
    await page.locator('form[novalidate]').waitFor();
    const enquiries = Array.from({ length: Math.ceil(strings.length / PER_ENQUIRY) }, (_, index) =>
      strings.slice(index * PER_ENQUIRY, (index + 1) * PER_ENQUIRY),
    );
    const offered = await submitAll(
      page,
      enquiries.map((enquiry) => enquiry.map(({ text }) => text)),
    );
    const findings = offered.flatMap((links, index) => judge(links, enquiries[index] ?? []));
    const caught = (await trap.takeCaught()).filter((what) => !isRefusal(what));
    await page.close();
    return {
      cases: strings.length,
      findings: [...findings, ...caught.map((what) => ({ family: 'page', text: '/contact_us', what }))],
    };
  },
});

function judge(links: string[], enquiry: HostileString[]): Finding[] {
  const text = JSON.stringify(enquiry.map((string) => string.text));
  const strange = links.filter((link) => !ALLOWED.some((pattern) => pattern.test(link)));
  const missing =
    links.length === ALLOWED.length ? [] : [`offers ${links.length} links, not ${ALLOWED.length}`];
  return [...missing, ...strange.map((link) => `offers ${link.slice(0, 200)}`)].map((what) => ({
    family: 'enquiry',
    text,
    what,
  }));
}
