import type { LiveRelease, ReleaseRecord } from '@portal/shared/contract';

/** The path of a release's files on the server, with a trailing slash. */
export const assetBase = ({ app, version }: Pick<ReleaseRecord, 'app' | 'version'>): string =>
  `/assets/${app}/${version}/`;

/** A release as the browser gets it: its views, and the hashes of their files. */
export const toLiveRelease = (record: ReleaseRecord, base = assetBase(record)): LiveRelease => {
  const { app, version, entry, entryType, globalName, runtime, styles, files } = record;
  const views = Object.entries(record.views).map(([name, { js, css }]) => [name, { js, css }] as const);
  const named = new Set([entry, runtime, ...styles, ...views.flatMap(([, { js, css }]) => [...js, ...css])]);
  const hashed = files.filter(({ path, integrity }) => integrity && named.has(path));
  return {
    app,
    version,
    base,
    entry,
    ...(entryType === 'module' ? { entryType } : {}),
    globalName,
    ...(runtime ? { runtime } : {}),
    styles,
    views: Object.fromEntries(views),
    integrity: Object.fromEntries(hashed.map(({ path, integrity }) => [path, integrity])),
  };
};
