import type { Browser, Response } from '@playwright/test';
import { pages } from '@/content/pages';
import { launchBrowser } from '../../tools/browser/launch-browser';
import { requireBrowser } from '../../tools/browser/require-browser';
import { benchPart, brotliBytes, count, keep } from '../part';
import { MODE_NAMES, MODES, type Mode } from '../site';

/** A phone's downloads before scrolling: the number of requests, and sizes in bytes, with text compressed by Brotli. */
export type Weight = {
  html: number;
  /** Style sheets and inline styles. Inline styles are also included in `html`. */
  css: number;
  /** Script files and the inline script of the custom elements, which is also included in `html`. */
  js: number;
  fonts: number;
  pictures: number;
  requests: number;
};

export type Weights = Record<Mode, Record<string, Weight>>;

const KINDS: Record<string, keyof Weight> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'fonts',
  image: 'pictures',
};

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const MODULE = /<script id="elements">([\s\S]*?)<\/script>/g;

/** Returns the compressed size in bytes of all text that the pattern captures. */
const inlined = (html: string, pattern: RegExp) =>
  brotliBytes([...html.matchAll(pattern)].map(([, content]) => content).join(''));

async function add(weight: Weight, response: Response): Promise<void> {
  const kind = KINDS[response.request().resourceType()];
  weight.requests += 1;
  if (!kind || !response.ok()) return;
  const body = await response.body();
  const isText = ['html', 'css', 'js'].includes(kind) || /svg/.test(response.headers()['content-type'] ?? '');
  weight[kind] += isText ? brotliBytes(body) : body.length;
  if (kind !== 'html') return;
  weight.css += inlined(body.toString(), STYLE);
  weight.js += inlined(body.toString(), MODULE);
}

async function weigh(browser: Browser, url: string): Promise<Weight> {
  const weight: Weight = { html: 0, css: 0, js: 0, fonts: 0, pictures: 0, requests: 0 };
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (!response.url().startsWith('data:')) responses.push(response);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  for (const response of responses) await add(weight, response);
  await page.close();
  return weight;
}

export const bytes = benchPart<Weights>(
  'bytes',
  async ({ log, site }) => {
    const weights: Weights = { filtered: {}, unfiltered: {} };
    requireBrowser(log);
    const browser = await launchBrowser();
    for (const mode of MODES) {
      const { url } = await site.served(mode);
      log(`Measuring the download sizes of ${pages.length} pages ${MODE_NAMES[mode]} …`);
      for (const { path } of pages) weights[mode][path] = await weigh(browser, `${url}${path}`);
    }
    await browser.close();
    keep('bytes', weights);
  },
  {
    title: 'Bytes',
    targets({ filtered, unfiltered }) {
      const most = (value: (weight: Weight) => number) => Math.max(...Object.values(filtered).map(value));
      const [html, requests] = [most((weight) => weight.html), most((weight) => weight.requests)];
      const ratios = Object.entries(filtered).map(
        ([path, { js }]) => (unfiltered[path]?.js ?? 0) / Math.max(1, js),
      );
      const [least, greatest] = [Math.min(...ratios), Math.max(...ratios)];
      return [
        ['HTML with CSS at most 14,000 bytes', `${count(html)} at most`, html <= 14_000],
        ['at most 12 requests before scrolling', `${requests} at most`, requests <= 12],
        [
          "at least 30 times as many bytes of JavaScript with the framework's scripts as without them",
          `${least.toFixed(0)} to ${greatest.toFixed(0)} times`,
          least >= 30,
        ],
      ];
    },
  },
);
