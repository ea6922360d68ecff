import { generateKeyPair } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { AlipayAccount } from '../../src/modules/payment/alipay-provider.ts';
import { createFolderOnce, findFiles } from '../keys-folder.ts';

export const SANDBOX_APP_ID = '9021000000000000';
export const SANDBOX_SELLER_ID = '2088900000000000';

const FILES = [
  'merchant-private.pem',
  'merchant-public.pem',
  'gateway-private.pem',
  'gateway-public.pem',
] as const;

/** Both sides' keys, PEM. */
export type SandboxKeys = Readonly<Record<(typeof FILES)[number], string>>;

const folderOf = (dataDir: string) => join(dataDir, 'sandbox-keys', 'alipay');

/** The keys of this data folder, or undefined when none were made yet. */
export const findSandboxKeys = (dataDir: string): Promise<SandboxKeys | undefined> =>
  findFiles(folderOf(dataDir), FILES);

/** The keys of this data folder, made now when absent; safe when server and sandbox start at the same moment. */
export async function loadSandboxKeys(dataDir: string): Promise<SandboxKeys> {
  const known = await findSandboxKeys(dataDir);
  if (known) return known;
  const [merchant, gateway] = await Promise.all([createPair(), createPair()]);
  await createFolderOnce(folderOf(dataDir), {
    'merchant-private.pem': merchant.privateKey,
    'merchant-public.pem': merchant.publicKey,
    'gateway-private.pem': gateway.privateKey,
    'gateway-public.pem': gateway.publicKey,
  });
  const made = await findSandboxKeys(dataDir);
  if (!made) throw new Error(`${folderOf(dataDir)} exists but does not hold the sandbox's keys`);
  return made;
}

/** What the server needs to trade with the sandbox gateway on this machine's `sandboxPort`. */
export async function loadSandboxAlipayConfig(dataDir: string, sandboxPort: number): Promise<AlipayAccount> {
  const keys = await loadSandboxKeys(dataDir);
  return {
    appId: SANDBOX_APP_ID,
    sellerId: SANDBOX_SELLER_ID,
    privateKey: keys['merchant-private.pem'],
    publicKey: keys['gateway-public.pem'],
    gateway: `http://127.0.0.1:${sandboxPort}/gateway.do`,
  };
}

const createPair = () =>
  promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
