import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createFolderOnce, findFiles } from './keys-folder.ts';

/** The SMTP user of the sandbox's inbox; its password is the inbox's secret. */
export const INBOX_USER = 'portal';

const folderOf = (dataDir: string) => join(dataDir, 'sandbox-keys', 'inbox');

/** The secret of this data folder's inbox; undefined before it is generated. */
export const findInboxSecret = async (dataDir: string): Promise<string | undefined> =>
  (await findFiles(folderOf(dataDir), ['secret']))?.secret;

/** The secret of this data folder's inbox, generated when missing, safe under concurrent starts. */
export async function loadInboxSecret(dataDir: string): Promise<string> {
  const known = await findInboxSecret(dataDir);
  if (known) return known;
  await createFolderOnce(folderOf(dataDir), { secret: randomBytes(24).toString('hex') });
  const made = await findInboxSecret(dataDir);
  if (!made) throw new Error(`${folderOf(dataDir)} exists but does not hold the inbox's secret`);
  return made;
}

const timeoutMs = 5000;

/** The address of the sandbox's SMTP server: it is asked for the port, which changes with every start. */
export async function findInboxMail(secret: string, sandboxPort: number): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(`http://127.0.0.1:${sandboxPort}/inbox/smtp`, { signal });
  const { port } = (await answer.json()) as { port?: number };
  if (!answer.ok || !port) throw new Error('the sandbox takes no mail');
  return `smtp://${INBOX_USER}:${secret}@127.0.0.1:${port}?ignoreTLS=true`;
}

/** The URL of the sandbox's SMS gateway. */
export const inboxSmsUrl = (sandboxPort: number): string => `http://127.0.0.1:${sandboxPort}/inbox/sms`;
