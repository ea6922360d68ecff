import { timingSafeEqual } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { INBOX_USER } from '#src/platform/sandbox-accounts/index.ts';
import type { Letters } from './letters.ts';

const maxBytes = 1024 * 1024;

const isSame = (given: string | null | undefined, secret: string): boolean => {
  const [left, right] = [Buffer.from(given ?? ''), Buffer.from(secret)];
  return left.length === right.length && timingSafeEqual(left, right);
};

const keepMail = async (letters: Letters, raw: Buffer, to: readonly string[]): Promise<void> => {
  const { messageId, from, subject, text, html } = await PostalMime.parse(raw);
  const words = { subject: subject ?? '', text: text ?? '', html: html ?? '' };
  const sender = { messageId: messageId ?? '', from: from?.address ?? '' };
  for (const address of to) letters.keep({ channel: 'mail', ...sender, to: address, ...words });
};

const refused = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

/** Simulated failures for `busy@…` and `nobody@…`, to test the retries of a sender. */
const faults: Readonly<Record<string, () => Error>> = {
  busy: () => refused(451, 'try again later'),
  nobody: () => refused(550, 'there is no such mailbox'),
};

/** An SMTP server on its own localhost port, which stores what it receives. */
export const createMailReceiver = (secret: string, letters: Letters): SMTPServer =>
  new SMTPServer({
    size: maxBytes,
    disableReverseLookup: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    maxClients: 20,
    socketTimeout: 20_000,
    closeTimeout: 500,
    onAuth: ({ username, password }, _session, done) =>
      username === INBOX_USER && isSame(password, secret)
        ? done(null, { user: INBOX_USER })
        : done(refused(535, 'not the portal')),
    onRcptTo: ({ address }, _session, done) => done(faults[address.split('@')[0] ?? '']?.()),
    onData: (stream, { envelope }, done) => {
      buffer(stream)
        .then((raw) => {
          if (stream.sizeExceeded) throw refused(552, 'too large');
          return keepMail(
            letters,
            raw,
            envelope.rcptTo.map(({ address }) => address),
          );
        })
        .then(() => done(), done);
    },
  });

/** Listens on a free localhost port; returns the port. */
export const listenForMail = (receiver: SMTPServer): Promise<number> =>
  new Promise((resolve, reject) => {
    receiver.once('error', reject);
    receiver.listen(0, '127.0.0.1', () => {
      receiver.off('error', reject);
      // A sender that disconnects is no failure of the inbox.
      receiver.on('error', () => undefined);
      resolve((receiver.server.address() as AddressInfo).port);
    });
  });
