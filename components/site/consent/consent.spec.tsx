import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consent } from '@/content/consent';
import { footer } from '@/content/navigation';
import { rememberedAnswer } from '@/lib/analytics/answer';
import { announce } from '@/lib/elements/announce';
import type { Analytics } from '@/lib/settings/settings';
import { Consent } from './consent';
import { askForConsent } from './consent.behaviour';
import { ConsentButton } from './consent-button';

const mockAnalytics: Analytics = { tagManagerId: null, measurementId: null };
jest.mock('@/lib/settings/settings', () => ({ currentSettings: () => ({ analytics: mockAnalytics }) }));

const DAY = 86_400_000;

function openPage() {
  const { container } = render(
    <>
      <Consent />
      <ConsentButton />
    </>,
  );
  const start = jest.fn();
  const forget = jest.fn();
  const reload = jest.fn();
  const element = container.querySelector<HTMLElement>('site-consent');
  if (element) askForConsent(element, new AbortController().signal, announce, { start, forget, reload });
  return { start, forget, reload, container };
}

const banner = () => screen.queryByRole('region', { name: consent.heading });
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  mockAnalytics.tagManagerId = 'GTM-TEST1';
});

describe('if analytics is not configured', () => {
  it('renders neither the consent banner nor its button', () => {
    mockAnalytics.tagManagerId = null;
    expect(openPage().container).toBeEmptyDOMElement();
  });
});

describe('if analytics is configured', () => {
  it('shows the consent banner, and starts no analytics before an answer', () => {
    const { start } = openPage();
    expect(banner()).toBeVisible();
    expect(start).not.toHaveBeenCalled();
  });

  it('hides the banner after a refusal, stores and announces the answer, and starts no analytics', async () => {
    const { start } = openPage();
    await click(consent.deny);
    expect(banner()).toBeNull();
    expect(start).not.toHaveBeenCalled();
    expect(rememberedAnswer(Date.now())).toBe(false);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(consent.saved));
  });

  it('starts the configured services once, after consent', async () => {
    const { start } = openPage();
    await click(consent.allow);
    expect(start).toHaveBeenCalledTimes(1);
    expect(start).toHaveBeenCalledWith({ tagManagerId: 'GTM-TEST1', measurementId: null });
  });

  it('starts analytics on load after earlier consent, without asking again', () => {
    localStorage.setItem('analytics-consent', JSON.stringify({ allowed: true, at: Date.now() - 364 * DAY }));
    const { start } = openPage();
    expect(banner()).toBeNull();
    expect(start).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['an answer more than a year old', JSON.stringify({ allowed: true, at: Date.now() - 366 * DAY })],
    ['an answer from the future', JSON.stringify({ allowed: true, at: Date.now() + DAY })],
    ['a stored value that is not an answer', '{"allowed":"yes"}'],
    ['malformed JSON', '{'],
  ])('treats %s as no answer', (_what, note) => {
    localStorage.setItem('analytics-consent', note);
    const { start } = openPage();
    expect(banner()).toBeVisible();
    expect(start).not.toHaveBeenCalled();
  });

  it('reopens the banner from the footer, shows the current choice, and stops analytics after a refusal', async () => {
    const { start, forget, reload } = openPage();
    await click(consent.allow);
    await click(footer.reopenConsent);
    expect(banner()).toHaveFocus();
    expect(screen.getByText(new RegExp(consent.currentlyAllowed))).toBeVisible();
    await click(consent.deny);
    expect(screen.getByRole('button', { name: footer.reopenConsent })).toHaveFocus();
    expect(start).toHaveBeenCalledTimes(1);
    expect(forget).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(rememberedAnswer(Date.now())).toBe(false);
  });
});
