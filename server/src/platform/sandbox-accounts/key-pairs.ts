import { generateKeyPair } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createFolderOnce, findFiles } from './keys-folder.ts';

const FILES = [
  'merchant-private.pem',
  'merchant-public.pem',
  'gateway-private.pem',
  'gateway-public.pem',
] as const;

/** Both sides' keys, PEM. */
export type SandboxKeys = Readonly<Record<(typeof FILES)[number], string>>;

/** A valid key, but not the one that the merchant trusts. */
export const FORGERS_KEY = 'merchant-private.pem';

const folderOf = (dataDir: string, provider: string) => join(dataDir, 'sandbox-keys', provider);

/** A provider's keys in this data folder; undefined before they are generated. */
export const findKeys = (dataDir: string, provider: string): Promise<SandboxKeys | undefined> =>
  findFiles(folderOf(dataDir, provider), FILES);

/** A provider's keys, generated when missing; safe when server and sandbox start concurrently. */
export async function loadKeys(dataDir: string, provider: string): Promise<SandboxKeys> {
  const known = await findKeys(dataDir, provider);
  if (known) return known;
  const folder = folderOf(dataDir, provider);
  const [merchant, gateway] = await Promise.all([createPair(), createPair()]);
  await createFolderOnce(folder, {
    'merchant-private.pem': merchant.privateKey,
    'merchant-public.pem': merchant.publicKey,
    'gateway-private.pem': gateway.privateKey,
    'gateway-public.pem': gateway.publicKey,
  });
  const made = await findKeys(dataDir, provider);
  if (!made) throw new Error(`${folder} exists but does not hold the sandbox's keys`);
  return made;
}

const createPair = () =>
  promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
