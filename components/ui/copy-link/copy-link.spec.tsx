import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testLabels } from '@/components/ui/testing/labels';
import { CopyLink } from './copy-link';
import './copy-link.element';

const button = () => screen.getByRole('button', { name: 'Copy link: Swabs' });
const page = () => render(<CopyLink href="/range/swabs" name="Swabs" labels={testLabels} />);
const address = () => new URL('/range/swabs', location.href).href;

/**
 * Defines `execCommand`, which jsdom lacks, as a function that records the copied text and returns `works`. Returns the
 * recorded texts.
 */
const setUpSelection = (works: boolean) => {
  const copied: string[] = [];
  document.execCommand = () => {
    if (document.activeElement instanceof HTMLTextAreaElement) copied.push(document.activeElement.value);
    return works;
  };
  return copied;
};

const refuseClipboard = () =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });

describe('copying a link', () => {
  it('copies the full URL and announces that the link was copied', async () => {
    const user = userEvent.setup();
    page();
    await user.click(button());
    expect(await navigator.clipboard.readText()).toBe(address());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Link copied'));
  });

  it('copies by selection if the Clipboard API is missing, and returns the focus', async () => {
    const user = userEvent.setup();
    refuseClipboard();
    const copied = setUpSelection(true);
    page();
    await user.click(button());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Link copied'));
    expect(copied).toEqual([address()]);
    expect(button()).toHaveFocus();
  });

  it('announces that the link could not be copied', async () => {
    const user = userEvent.setup();
    refuseClipboard();
    setUpSelection(false);
    page();
    await user.click(button());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Not copied'));
  });
});
