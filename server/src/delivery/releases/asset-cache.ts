import { createHash } from 'node:crypto';
import type { App } from '@portal/shared/contract';
import { LRUCache } from 'lru-cache';
import type { Db } from '#src/platform/database/index.ts';
import type { Encoding } from '#src/platform/http/index.ts';
import { findFile } from './release-repository.ts';

/** A release's file, in every form there is. */
export interface Asset {
  readonly type: string;
  /** The bytes as they are, hashed: the strong ETag is made of it and the encoding. */
  readonly hash: string;
  readonly forms: Readonly<Partial<Record<Encoding, Buffer>>>;
}

export interface AssetCache {
  /** Undefined when no release has such a file. */
  find(app: App, version: string, path: string): Promise<Asset | undefined>;
}

const assetOf = (row: NonNullable<Awaited<ReturnType<typeof findFile>>>): Asset => ({
  type: row.type,
  hash: createHash('sha256').update(row.identity).digest('base64url').slice(0, 27),
  forms: {
    identity: row.identity,
    ...(row.brotli ? { br: row.brotli } : {}),
    ...(row.gzip ? { gzip: row.gzip } : {}),
  },
});

const sizeOf = ({ hash, forms }: Asset): number =>
  Object.values(forms).reduce((sum, bytes) => sum + bytes.length, hash.length);

interface FileName {
  readonly app: App;
  readonly version: string;
  readonly path: string;
}

/**
 * The files of releases out of the database, the last used of them in memory up to `maxBytes`. A file that many ask
 * for at once is read once.
 */
export const createAssetCache = (db: Db, maxBytes = 96 * 1024 * 1024): AssetCache => {
  const kept = new LRUCache<string, Asset, FileName>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    fetchMethod: async (_name, _before, { context: { path, ...release } }) => {
      const row = await findFile(db, release, path);
      return row && assetOf(row);
    },
  });
  return {
    find: (app, version, path) =>
      kept.fetch(`${app}/${version}/${path}`, { context: { app, version, path } }),
  };
};
