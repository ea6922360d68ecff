import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The token with which this machine publishes: made once, readable by its owner alone. */
export const ensureReleaseToken = async (dataDir: string): Promise<string> => {
  const file = join(dataDir, 'release-token');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept.trim().length >= 32) return kept.trim();
  const token = randomBytes(32).toString('hex');
  await writeFile(file, `${token}\n`, { mode: 0o600 });
  return token;
};
