/** @jest-environment jsdom */
import { dataLayer } from './data-layer';
import { forgetAnalytics } from './forget-analytics';
import { ANALYTICS_SOURCES } from './sources.mjs';
import { startAnalytics } from './start-analytics';

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const entries = () => dataLayer().map((entry) => JSON.stringify(Object.values(Object(entry))));

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  document.head.replaceChildren();
  dataLayer().length = 0;
});

describe('startAnalytics', () => {
  it('loads only the tag manager if there is no measurement id', () => {
    startAnalytics({ tagManagerId: 'GTM-TEST1', measurementId: null });
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
  });

  it('loads and sets up only the analytics service if there is no tag manager', () => {
    startAnalytics({ tagManagerId: null, measurementId: 'G-TEST1' });
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1']);
    expect(entries()).toContain('["config","G-TEST1"]');
  });

  it('denies consent to advertising before sending anything else', () => {
    startAnalytics({ tagManagerId: 'GTM-TEST1', measurementId: 'G-TEST1' });
    expect(entries()[0]).toContain('"ad_storage":"denied"');
  });

  it.each(['/search?q=hiv+test', '/contact_us?about=hiv+test', '/search?suggest&q=hiv+test'])(
    'sends no typed text from %s, and does not load the tag manager',
    (address) => {
      window.history.replaceState(null, '', address);
      const referrer = jest.spyOn(document, 'referrer', 'get');
      referrer.mockReturnValue(`https://www.purvia.example${address}&page=2`);
      startAnalytics({ tagManagerId: 'GTM-TEST1', measurementId: 'G-TEST1' });
      const sent = entries().join();
      expect(sent).toContain(`"page_location":"${window.location.origin}/`);
      expect(sent).toContain('"page_referrer":"https://www.purvia.example/');
      expect(sent).not.toContain('hiv');
      expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1']);
      referrer.mockRestore();
    },
  );

  it('keeps query parameters that contain no typed text', () => {
    window.history.replaceState(null, '', '/blogs?utm_source=a%20letter');
    startAnalytics({ tagManagerId: 'GTM-TEST1', measurementId: 'G-TEST1' });
    expect(entries().join()).toContain('/blogs?utm_source=a%20letter"');
    expect(scripts()).toHaveLength(2);
  });

  it('loads scripts only from sources that the policy allows', () => {
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
