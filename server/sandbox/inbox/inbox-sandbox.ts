import type { FastifyInstance } from 'fastify';
import { loadInboxSecret } from '#src/platform/sandbox-accounts/index.ts';
import { onlyLoopback } from '../loopback.ts';
import { registerReading } from './inbox-routes.ts';
import { createLetters } from './letters.ts';
import { createMailReceiver, listenForMail } from './mail-receiver.ts';
import { registerSms } from './sms-routes.ts';

/** The inbox: an SMTP server, an SMS gateway, pages for both. It keeps 500 messages in memory. */
export async function registerInbox(app: FastifyInstance, dataDir: string): Promise<void> {
  const secret = await loadInboxSecret(dataDir);
  const letters = createLetters();
  const receiver = createMailReceiver(secret, letters);
  let port = 0;
  app.register(async (inbox) => {
    inbox.addHook('onRequest', onlyLoopback);
    registerSms(inbox, secret, letters);
    registerReading(inbox, letters, () => port);
  });
  app.addHook('onReady', async () => {
    port = await listenForMail(receiver);
  });
  app.addHook('onClose', () => new Promise<void>((resolve) => receiver.close(resolve)));
}
