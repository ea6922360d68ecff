import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publicKeyOf } from '../release/sign.ts';

/** This machine's token and key for releases to a local portal. */
export interface Publisher {
  readonly releaseToken: string;
  /** An Ed25519 private key in PEM. */
  readonly releaseKey: string;
}

/** Reads a secret, or creates it with mode 0600. */
const ensureSecret = async (file: string, make: () => string): Promise<string> => {
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (kept.length >= 32) return kept;
  const made = make();
  await writeFile(file, `${made}\n`, { mode: 0o600 });
  return made;
};

const makeKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString().trim();

/** The token and the signing key of this machine, from the data folder; created there at first use. */
export const ensurePublisher = async (dataDir: string): Promise<Publisher> => ({
  releaseToken: await ensureSecret(join(dataDir, 'release-token'), () => randomBytes(32).toString('hex')),
  releaseKey: await ensureSecret(join(dataDir, 'release-key.pem'), makeKey),
});

/** Environment of a server that accepts this machine's releases, beside the keys already configured. */
export const serverEnvOf = ({ releaseToken, releaseKey }: Publisher): Record<string, string> => ({
  RELEASE_TOKEN: releaseToken,
  RELEASE_TOKEN_FILE: '',
  RELEASE_KEYS: [process.env.RELEASE_KEYS, publicKeyOf(releaseKey)].filter(Boolean).join(','),
});

/** Environment of a process that publishes as this machine. */
export const publisherEnvOf = ({ releaseToken, releaseKey }: Publisher): Record<string, string> => ({
  RELEASE_TOKEN: releaseToken,
  RELEASE_KEY: releaseKey,
});
