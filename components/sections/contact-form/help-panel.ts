import { type MailFields, mailAddress } from '@/components/ui/mail-link/mail-address';
import { mailText } from './compose-mail';
import { gmailAddress, LONGEST_SERVICE_ADDRESS, outlookAddress } from './mail-services';

export type CopyTools = {
  announce(text: string): void;
  /** Answers whether it worked. */
  copyText(text: string): Promise<boolean>;
};

function setLink(panel: HTMLElement, selector: string, address: string) {
  const link = panel.querySelector<HTMLAnchorElement>(selector);
  if (!link) return;
  link.href = address;
  if (link.parentElement) link.parentElement.hidden = address.length > LONGEST_SERVICE_ADDRESS;
}

function toggle(panel: HTMLElement, selector: string, hidden: boolean) {
  for (const part of panel.querySelectorAll<HTMLElement>(selector)) part.hidden = hidden;
}

function setCopyState(panel: HTMLElement, text: string) {
  const state = panel.querySelector('[data-copy-state]');
  if (state) state.textContent = text;
}

/** Opens the panel with every other way to send the mail, and moves the focus there. */
export function showHelp(panel: HTMLElement, mail: MailFields, tooLong: boolean) {
  setLink(panel, '[data-gmail]', gmailAddress(mail));
  setLink(panel, '[data-outlook]', outlookAddress(mail));
  const link = panel.querySelector<HTMLAnchorElement>('[data-mail-link]');
  if (link) link.href = mailAddress(tooLong ? { ...mail, body: '' } : mail);
  const message = panel.querySelector('textarea');
  if (message) message.value = mailText(mail);
  toggle(panel, '[data-usual]', tooLong);
  toggle(panel, '[data-too-long]', !tooLong);
  setCopyState(panel, '');
  panel.hidden = false;
  panel.focus();
}

/** Makes the copy button copy the whole message, and says how that went. */
export function enableCopying(panel: HTMLElement, signal: AbortSignal, { announce, copyText }: CopyTools) {
  const button = panel.querySelector<HTMLButtonElement>('[data-copy]');
  const message = panel.querySelector('textarea');
  if (!button || !message) return;
  const copy = async () => {
    const { copied = '', failed = '' } = button.dataset;
    const text = (await copyText(message.value)) ? copied : failed;
    setCopyState(panel, text);
    announce(text);
  };
  button.addEventListener('click', copy, { signal });
}
