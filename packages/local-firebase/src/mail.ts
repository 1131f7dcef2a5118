import { createTransport } from 'nodemailer';

export type MailOptions = {
  /** The mail server, such as `smtps://user:password@mail.example`. */
  url: string;
  /** The sender, such as `Site admin <admin@site.example>`. */
  from: string;
};

export type Letter = { to: string; subject: string; text: string };

/** Sends one letter. Rejects if the mail server does not accept it. */
export type SendMail = (letter: Letter) => Promise<void>;

const TIMEOUT_MS = 20_000;

/** Returns a function that sends letters through a mail server. */
export function createMail({ url, from }: MailOptions): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return async (letter) => {
    await transport.sendMail({ from, ...letter });
  };
}
