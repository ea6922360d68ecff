import { createHash, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, type Env, keyList } from '#src/platform/config/index.ts';
import { derive } from './aes.ts';

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

/** A key of the ring; the id is its fingerprint. */
interface DataKey {
  readonly id: string;
  readonly bytes: Buffer;
}

/** The keys that decrypt data; the first one encrypts. */
export type KeyRing = readonly [DataKey, ...DataKey[]];

/** Bytes of a key's id. */
export const idLength = 4;

const keyOf = (hex: string): DataKey => {
  const bytes = Buffer.from(hex, 'hex');
  const id = createHash('sha256')
    .update('data-key')
    .update(bytes)
    .digest('hex')
    .slice(0, 2 * idLength);
  return { id, bytes };
};

const ringOf = (list: string): KeyRing => {
  const [first = '', ...others] = list.split(',');
  return [keyOf(first), ...others.map(keyOf)];
};

/** The key of a purpose that encrypts and signs. */
export const deriveNewestKey = (ring: KeyRing, purpose: string): Buffer => derive(ring[0].bytes, purpose);

/** The keys of a purpose, the newest first. */
export const deriveKeys = (ring: KeyRing, purpose: string): Buffer[] =>
  ring.map(({ bytes }) => derive(bytes, purpose));

/**
 * The keys that encrypt personal data: `DATA_KEY`, or outside of production `DATA_DIR/data.key`, generated on first
 * use. Throws `ConfigError` when the file is invalid.
 */
export const loadKeyRing = ({ dataKey, dataDir }: Pick<Env, 'dataKey' | 'dataDir'>): KeyRing => {
  if (dataKey) return ringOf(dataKey);
  const file = join(dataDir, 'data.key');
  mkdirSync(dataDir, { recursive: true });
  makeOnce(file);
  const text = readFileSync(file, 'utf8').trim();
  if (!keyList.test(text)) throw new ConfigError(`DATA_DIR has a damaged ${file}: restore it`);
  return ringOf(text);
};
