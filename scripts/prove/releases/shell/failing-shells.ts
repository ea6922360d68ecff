import type { Release } from '../../../build/release.ts';
import { publish } from '../../../release/client.ts';
import type { ReleaseTestEnvironment } from '../environment.ts';
import { makeVariant } from '../variant.ts';

const planted = "throw new Error('planted');";

const edited =
  (edit: (text: string) => string) =>
  (folder: string, good: Release): Promise<Release> =>
    makeVariant(folder, good, { edit: { [good.record.entry]: edit } });

/** In the skip link, which every page of the shell begins with. */
const crashInRender = (text: string): string => {
  const crashing = text.replace('href:"#main"', `href:(()=>{${planted}})()`);
  if (crashing === text) throw new Error('The shell has no skip link to #main.');
  return crashing;
};

const makers = {
  throws: edited((text) => planted + text),
  'crashes in its first render': edited(crashInRender),
  'lacks its script': edited((text) => text),
  'never renders': edited(() => 'void 0;'),
} as const;

/** A shell that does not start, by its fault. */
export type ShellFault = keyof typeof makers;
export const shellFaults = Object.keys(makers) as ShellFault[];

/** Publishes a shell with a fault. Its hashes and its record are correct. */
export const publishFailingShell = async (
  { client, database, folder }: ReleaseTestEnvironment,
  good: Release,
  fault: ShellFault,
): Promise<Release> => {
  const release = await makers[fault](folder, good);
  const { app, version, entry } = release.record;
  await publish(client, release);
  if (fault === 'lacks its script')
    await database.pool.query('delete from release_files where (app, version, path) = ($1, $2, $3)', [
      app,
      version,
      entry,
    ]);
  return release;
};
