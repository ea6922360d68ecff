import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { listSnapshots } from './check/snapshots.ts';
import { inRoot } from './process/root.ts';

// `npm run db:generate -- --name what-it-does`: writes the migration from the last one to the current schema
// with drizzle-kit, which asks if a column may have been renamed. The new snapshot replaces the previous one.
const kit = inRoot('server/node_modules/drizzle-kit/bin.cjs');
const { status } = spawnSync(process.execPath, [kit, 'generate', ...process.argv.slice(2)], {
  cwd: inRoot('server'),
  stdio: 'inherit',
});
if (status === 0) {
  const { newest, older } = await listSnapshots();
  if (newest) await Promise.all(older.map((path) => rm(inRoot(path))));
}
process.exit(status ?? 1);
