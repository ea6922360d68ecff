import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { inRoot } from '../process/root.ts';
import { type Outcome, verdict } from './outcome.ts';
import { listSources } from './source-files.ts';

const folder = 'server/src/platform/database/migrations/meta';

interface Journal {
  readonly entries: readonly { readonly idx: number }[];
}

/** Paths of drizzle-kit's snapshots: the one of the last migration, and all others. */
export const listSnapshots = async (): Promise<{ newest?: string; older: string[] }> => {
  const { entries } = JSON.parse(await readFile(inRoot(folder, '_journal.json'), 'utf8')) as Journal;
  const last = `${String(entries.at(-1)?.idx).padStart(4, '0')}_snapshot.json`;
  const paths = (await listSources(`${folder}/*_snapshot.json`)).map(({ path }) => path);
  const newest = paths.find((path) => basename(path) === last);
  return { newest, older: paths.filter((path) => path !== newest) };
};

/** Only the last migration's snapshot is committed: drizzle-kit reads no other, and each has 9,000 lines. */
export const checkSnapshots = async (): Promise<Outcome> => {
  const { newest, older } = await listSnapshots();
  const complaints = [
    ...(newest ? [] : [`${folder} lacks the snapshot of its last migration`]),
    ...older.map((path) => `${path} is not the snapshot of the last migration: delete it`),
  ];
  return verdict('schema snapshot', complaints.length === 0, complaints.join('\n  '));
};
