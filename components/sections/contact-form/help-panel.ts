import { type MailFields, mailAddress } from '@/components/ui/mail-link/mail-address';
import { mailText } from './compose-mail';
import { gmailAddress, LONGEST_MAIL_ADDRESS, LONGEST_SERVICE_ADDRESS, outlookAddress } from './mail-services';

export type CopyTools = {
  announce(text: string): void;
  /** Returns whether the text was copied. */
  copyText(text: string): Promise<boolean>;
};

/** Sets the URL of a link that opens the email. Omits the body if the URL would be too long. */
function setLink(
  panel: HTMLElement,
  selector: string,
  mail: MailFields,
  addressOf: (mail: MailFields) => string,
  longest: number,
) {
  const link = panel.querySelector<HTMLAnchorElement>(selector);
  const address = addressOf(mail);
  if (link) link.href = address.length > longest ? addressOf({ ...mail, body: '' }) : address;
}

function toggle(panel: HTMLElement, selector: string, hidden: boolean) {
  for (const part of panel.querySelectorAll<HTMLElement>(selector)) part.hidden = hidden;
}

function setCopyState(panel: HTMLElement, text: string) {
  const state = panel.querySelector('[data-copy-state]');
  if (state) state.textContent = text;
}

/** Opens the panel with the other ways to send the email, and moves focus there. */
export function showHelp(panel: HTMLElement, mail: MailFields, tooLong: boolean) {
  setLink(panel, '[data-gmail]', mail, gmailAddress, LONGEST_SERVICE_ADDRESS);
  setLink(panel, '[data-outlook]', mail, outlookAddress, LONGEST_SERVICE_ADDRESS);
  setLink(panel, '[data-mail-link]', mail, mailAddress, LONGEST_MAIL_ADDRESS);
  const message = panel.querySelector('textarea');
  if (message) message.value = mailText(mail);
  toggle(panel, '[data-usual]', tooLong);
  toggle(panel, '[data-too-long]', !tooLong);
  setCopyState(panel, '');
  panel.hidden = false;
  panel.focus();
}

/** Makes the copy button copy the whole message and report the result. */
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
