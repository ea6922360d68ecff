import { createHash } from 'node:crypto';
import type { App } from '@portal/shared/contract';
import type { Db } from '#src/db/connect.ts';
import type { Encoding } from '#src/http/accepted-encoding.ts';
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

const sizeOf = ({ forms }: Asset): number =>
  Object.values(forms).reduce((sum, bytes) => sum + bytes.length, 0);

/**
 * The files of releases out of the database, the last used of them in memory up to `maxBytes`. A file that many ask
 * for at once is read once.
 */
export const createAssetCache = (db: Db, maxBytes = 96 * 1024 * 1024): AssetCache => {
  const kept = new Map<string, Asset>();
  const reading = new Map<string, Promise<Asset | undefined>>();
  let bytes = 0;

  const drop = (key: string): void => {
    const asset = kept.get(key);
    if (!asset) return;
    kept.delete(key);
    bytes -= sizeOf(asset);
  };

  const keep = (key: string, asset: Asset): void => {
    drop(key);
    kept.set(key, asset);
    bytes += sizeOf(asset);
    // A Map keeps its order: what was used longest ago comes first.
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) return;
      drop(oldest);
    }
  };

  const read = async (key: string, app: App, version: string, path: string): Promise<Asset | undefined> => {
    const row = await findFile(db, { app, version }, path);
    if (!row) return undefined;
    const asset = assetOf(row);
    keep(key, asset);
    return asset;
  };

  const find: AssetCache['find'] = async (app, version, path) => {
    const key = `${app}/${version}/${path}`;
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const pending = reading.get(key) ?? read(key, app, version, path).finally(() => void reading.delete(key));
    reading.set(key, pending);
    return pending;
  };
  return { find };
};
