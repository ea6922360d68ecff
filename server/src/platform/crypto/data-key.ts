import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, type Env } from '#src/platform/config/index.ts';

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Writes a temporary file and links it into place, so that one key wins and none reads a part. */
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
 * The key that encrypts document numbers: `DATA_KEY`, or outside of production `DATA_DIR/data.key`, generated
 * on first use. Throws `ConfigError` when the file is invalid.
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
