import { createHash } from 'node:crypto';
import type { App } from '@portal/shared/contract';
import { LRUCache } from 'lru-cache';
import type { Db } from '#src/platform/database/index.ts';
import type { Encoding } from '#src/platform/http/index.ts';
import { findFile } from './release-repository.ts';

/** A release's file in all encodings. */
export interface Asset {
  readonly type: string;
  /** Hash of the uncompressed bytes; the strong ETag consists of it and the encoding. */
  readonly hash: string;
  readonly forms: Readonly<Partial<Record<Encoding, Buffer>>>;
}

export interface AssetCache {
  /** Undefined when no release has this file. */
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
 * Reads files of releases from the database, with an LRU cache of up to `maxBytes`. Concurrent reads of a
 * file share one query.
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
