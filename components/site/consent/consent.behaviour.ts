import { rememberAnswer, rememberedAnswer } from '@/lib/analytics/answer';
import type { Analytics } from '@/lib/settings/settings';

export type ConsentEnvironment = {
  start(analytics: Analytics): Promise<void>;
  forget(): Promise<void>;
  /** Reloads the page, because scripts cannot be unloaded otherwise. */
  reload(): void;
};

/** Waits until a prerendered page is shown, because the visitor might never open it. */
async function visited() {
  if (!document.prerendering) return;
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
}

const browser: ConsentEnvironment = {
  start: async (analytics) => {
    await visited();
    (await import('@/lib/analytics/start-analytics')).startAnalytics(analytics);
  },
  forget: async () => (await import('@/lib/analytics/forget-analytics')).forgetAnalytics(),
  reload: () => location.reload(),
};

/**
 * Asks for consent if there is no answer yet, starts analytics if it is allowed, and makes the footer's button reopen
 * the banner.
 */
export function askForConsent(
  element: HTMLElement,
  signal: AbortSignal,
  announce: (text: string) => void,
  { start, forget, reload } = browser,
) {
  const banner = element.querySelector<HTMLElement>('[data-consent-banner]');
  if (!banner) return;
  const { tagManager = null, measurement = null, saved = '' } = element.dataset;
  let started = false;
  let opener: HTMLElement | undefined;

  const startOnce = async () => {
    if (started) return;
    started = true;
    await start({ tagManagerId: tagManager, measurementId: measurement });
  };
  const stop = async () => {
    await forget();
    reload();
  };
  const decide = async (allowed: boolean) => {
    rememberAnswer(allowed, Date.now());
    banner.hidden = true;
    // If the banner was open from the start, the browser continues at the banner's place, before the header.
    opener?.focus();
    announce(saved);
    if (allowed) await startOnce();
    else if (started) await stop();
  };
  const reopen = (button: HTMLElement) => {
    opener = button;
    const state = rememberedAnswer(Date.now()) ? 'allowed' : 'denied';
    for (const line of banner.querySelectorAll<HTMLElement>('[data-consent-state]')) {
      line.hidden = line.dataset.consentState !== state;
    }
    banner.hidden = false;
    banner.focus();
  };

  for (const button of banner.querySelectorAll<HTMLElement>('[data-consent-answer]')) {
    button.addEventListener('click', () => decide(button.dataset.consentAnswer === 'allowed'), { signal });
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-consent-reopen]')) {
    button.hidden = false;
    button.addEventListener('click', () => reopen(button), { signal });
  }
  const answer = rememberedAnswer(Date.now());
  banner.hidden = answer !== null;
  if (answer) startOnce();
}
