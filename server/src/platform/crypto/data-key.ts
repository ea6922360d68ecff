import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, type Env } from '#src/platform/config/index.ts';

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Made whole beside its place and linked in, so that of two processes one key wins and nobody reads half of it. */
const makeOnce = (file: string): void => {
  if (existsSync(file)) return;
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!isTaken(error)) throw error;
  } finally {
    rmSync(draft);
  }
};

/**
 * The key that encrypts document numbers: `DATA_KEY`, or outside of production the one in `DATA_DIR/data.key`, made
 * on first use. Throws `ConfigError` when the file holds something else.
 */
export const loadDataKey = ({ dataKey, dataDir }: Pick<Env, 'dataKey' | 'dataDir'>): Buffer => {
  if (dataKey) return Buffer.from(dataKey, 'hex');
  const file = join(dataDir, 'data.key');
  mkdirSync(dataDir, { recursive: true });
  makeOnce(file);
  const text = readFileSync(file, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/i.test(text)) throw new ConfigError(`DATA_DIR has a damaged ${file}: restore it`);
  return Buffer.from(text, 'hex');
};
