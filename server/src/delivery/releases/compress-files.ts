import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReleaseRecord } from '@portal/shared/contract';
import { isCompressible } from './content-types.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A file with its compressed forms, where they are smaller. */
export interface StoredFile {
  readonly path: string;
  readonly identity: Buffer;
  readonly brotli: Buffer | null;
  readonly gzip: Buffer | null;
}

const best = 11;
const quick = 9;
/**
 * Bytes compressed at the highest level, at about 0.5 s per megabyte and core; the rest uses a faster level.
 */
const bestBudget = 1_500_000;

const smaller = (compressed: Buffer, identity: Buffer): Buffer | null =>
  compressed.length < identity.length * 0.95 ? compressed : null;

const compressFile = async (path: string, identity: Buffer, quality: number): Promise<StoredFile> => {
  if (!isCompressible(path)) return { path, identity, brotli: null, gzip: null };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gz] = await Promise.all([brotli(identity, { params }), zip(identity, { level: 9 })]);
  return { path, identity, brotli: smaller(br, identity), gzip: smaller(gz, identity) };
};

/** Render-blocking files first, then by size. */
const byUrgency = ({ entry, styles, files }: ReleaseRecord): string[] => {
  const urgent = new Set([entry, ...styles]);
  const rest = files.filter(({ path }) => !urgent.has(path)).toSorted((a, b) => a.size - b.size);
  return [...urgent, ...rest.map(({ path }) => path)];
};

/** Compresses a release's files concurrently, in Node's thread pool. */
export const compressFiles = (
  record: ReleaseRecord,
  bytes: ReadonlyMap<string, Buffer>,
): Promise<StoredFile[]> => {
  let budget = bestBudget;
  return Promise.all(
    byUrgency(record).map((path) => {
      const identity = bytes.get(path) ?? Buffer.alloc(0);
      if (isCompressible(path)) budget -= identity.length;
      return compressFile(path, identity, budget > 0 ? best : quick);
    }),
  );
};
