/** @jest-environment jsdom */
import { dataLayer } from './data-layer';
import { forgetAnalytics } from './forget-analytics';
import { ANALYTICS_SOURCES } from './sources.mjs';
import { startAnalytics } from './start-analytics';

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const entries = () => dataLayer().map((entry) => JSON.stringify(Object.values(Object(entry))));

beforeEach(() => {
  document.head.replaceChildren();
  dataLayer().length = 0;
});

describe('startAnalytics', () => {
  it('loads only the tag manager if nothing else is configured', () => {
    startAnalytics({ tagManagerId: 'GTM-TEST1', measurementId: null });
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
  });

  it('sends a page view if measurement is configured', () => {
    startAnalytics({ tagManagerId: null, measurementId: 'G-TEST1' });
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1']);
    expect(entries()).toContain('["config","G-TEST1"]');
  });

  it('denies advertising before sending anything else', () => {
    startAnalytics({ tagManagerId: 'GTM-TEST1', measurementId: 'G-TEST1' });
    expect(entries()[0]).toContain('"ad_storage":"denied"');
  });

  it('loads only from sources that the policy allows', () => {
    startAnalytics({ tagManagerId: 'GTM-TEST1', measurementId: 'G-TEST1' });
    const origins = new Set(scripts().map((address) => new URL(address).origin));
    expect(ANALYTICS_SOURCES.script).toEqual([...origins]);
  });
});

describe('forgetAnalytics', () => {
  it('deletes only the analytics cookies', () => {
    for (const cookie of ['_ga=1', '_ga_TEST1=2', 'mine=3']) Object.assign(document, { cookie });
    forgetAnalytics();
    expect(document.cookie).toBe('mine=3');
  });
});
