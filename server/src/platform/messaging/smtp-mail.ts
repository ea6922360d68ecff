import { createTransport } from 'nodemailer';
import { type MailProvider, NotDelivered } from './delivery.ts';

/** The SMTP server. `url` is resolved for every mail, for a server whose port changes. */
export interface SmtpAccount {
  url(): Promise<string>;
  /** The sender: an address, optionally with a name. */
  readonly from: string;
}

interface SmtpFailure extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

const seconds = 1000;
const timeouts = {
  connectionTimeout: 10 * seconds,
  greetingTimeout: 10 * seconds,
  socketTimeout: 20 * seconds,
};

/** Until the text was sent, delivery is impossible; after that only the server's response decides. */
const isCertain = ({ command, responseCode }: SmtpFailure): boolean =>
  responseCode !== undefined || (command !== undefined && command !== 'DATA');

/** A permanent refusal of this mail or address; a refused login may be fixed. */
const isFinal = ({ command, responseCode = 0 }: SmtpFailure): boolean =>
  responseCode >= 500 && /^(RCPT|DATA)/.test(command ?? '');

const explain = (error: unknown): unknown => {
  const failure = error as SmtpFailure;
  if (!(error instanceof Error) || !isCertain(failure)) return error;
  return new NotDelivered(failure.message, { final: isFinal(failure), cause: error });
};

/** Sends mail over SMTP. */
export const createSmtpMail = ({ url, from }: SmtpAccount): MailProvider => ({
  send: async ({ id, to, subject, text, html }) => {
    const address = await url();
    const transport = createTransport({
      url: address,
      ...timeouts,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const messageId = `<${id}@notice.${from.replace(/^.*@|>$/g, '')}>`;
    try {
      await transport.sendMail({ messageId, from, to: { name: '', address: to }, subject, text, html });
    } catch (error) {
      throw explain(error);
    } finally {
      transport.close();
    }
  },
});
