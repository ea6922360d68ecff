import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publicKeyOf } from '../release/sign.ts';

/** The rights to release that this machine has in a portal of its own. */
export interface Publisher {
  readonly releaseToken: string;
  /** An Ed25519 private key in PEM. */
  readonly releaseKey: string;
}

/** A secret that is made once, readable by its owner alone. */
const ensureSecret = async (file: string, make: () => string): Promise<string> => {
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (kept.length >= 32) return kept;
  const made = make();
  await writeFile(file, `${made}\n`, { mode: 0o600 });
  return made;
};

const makeKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString().trim();

/** The token and the key with which this machine publishes, from the data folder; made there the first time. */
export const ensurePublisher = async (dataDir: string): Promise<Publisher> => ({
  releaseToken: await ensureSecret(join(dataDir, 'release-token'), () => randomBytes(32).toString('hex')),
  releaseKey: await ensureSecret(join(dataDir, 'release-key.pem'), makeKey),
});

/** What a server must know to take what this machine publishes, beside the keys that it was told to trust. */
export const serverEnvOf = ({ releaseToken, releaseKey }: Publisher): Record<string, string> => ({
  RELEASE_TOKEN: releaseToken,
  RELEASE_KEYS: [process.env.RELEASE_KEYS, publicKeyOf(releaseKey)].filter(Boolean).join(','),
});

/** What a process must know to publish as this machine does. */
export const publisherEnvOf = ({ releaseToken, releaseKey }: Publisher): Record<string, string> => ({
  RELEASE_TOKEN: releaseToken,
  RELEASE_KEY: releaseKey,
});
