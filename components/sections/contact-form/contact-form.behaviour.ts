import { mailAddress } from '@/components/ui/mail-link/mail-address';
import { composeMail, type MailTexts } from './compose-mail';
import { showProblem, showProblems } from './error-display';
import type { Control } from './field-problem';
import { type CopyTools, enableCopying, showHelp } from './help-panel';
import { LONGEST_MAIL_ADDRESS } from './mail-services';

export type FormTools = CopyTools & {
  /** Navigates to a `mailto:` address, which opens an email app. */
  open(address: string): void;
};

const readEntries = (controls: Control[]): Record<string, string> =>
  Object.fromEntries(controls.map(({ dataset, value }) => [dataset.field, value]));

/** Makes the form show its own errors, compose an email from the fields, and offer other ways to send that email. */
export function improveForm(element: HTMLElement, signal: AbortSignal, tools: FormTools) {
  const form = element.querySelector('form');
  const summary = element.querySelector<HTMLElement>('[data-summary]');
  const help = element.querySelector<HTMLElement>('[data-help]');
  if (!form || !summary || !help) return;
  const controls = [...form.querySelectorAll<Control>('[data-field]')];
  const texts: MailTexts = JSON.parse(element.dataset.mail ?? '');

  form.noValidate = true;
  enableCopying(help, signal, tools);
  for (const control of controls) {
    const recheck = () => control.hasAttribute('aria-invalid') && showProblem(control);
    control.addEventListener('input', recheck, { signal });
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (showProblems(controls, summary)) return;
    const mail = composeMail(readEntries(controls), texts);
    const address = mailAddress(mail);
    const tooLong = address.length > LONGEST_MAIL_ADDRESS;
    if (!tooLong) tools.open(address);
    showHelp(help, mail, tooLong);
  };
  form.addEventListener('submit', submit, { signal });
}
