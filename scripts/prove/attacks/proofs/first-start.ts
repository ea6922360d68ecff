import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '../../../../server/src/platform/database/connect.ts';
import { freePort } from '../../../process/ports.ts';
import { inRoot } from '../../../process/root.ts';
import { run } from '../../../process/run.ts';
import type { Proof } from '../../proof.ts';
import { startReplica } from '../../replica.ts';
import type { AttackEnvironment } from '../environment.ts';
import type { Site } from '../site.ts';

const succeed = async ({ settings }: Site, databaseUrl: string, file: string, ...args: string[]) => {
  const env = { ...process.env, ...settings, DATABASE_URL: databaseUrl };
  const { code, output } = await run(process.execPath, [inRoot(file), ...args], { env });
  assert.equal(code, 0, `${file} ${args.join(' ')}: ${output}`);
  return output;
};

/** What the servers' role may do with tables: rows, and nothing else. */
const tryAsApp = async ({ settings }: Site): Promise<number> => {
  const app = connect(settings.DATABASE_URL ?? '', { max: 1 });
  const statements = [
    'create table evil (id int)',
    'drop table users',
    'alter table users add column evil int',
    'truncate audit_log',
    "copy users to program 'id'",
    'alter role haitu superuser',
    'create extension if not exists plperl',
  ];
  try {
    for (const statement of statements) await assert.rejects(app.pool.query(statement), statement);
    return statements.length;
  } finally {
    await app.close();
  }
};

export const firstStart: Proof<AttackEnvironment> = {
  number: 18,
  claim:
    'Save and restore by the printed commands, start as the unprivileged role, consistency check clean; migration is a command with a role of its own, and the server starts with row rights only; *_FILE variants of secrets exist',
  run: async ({ site, databases, folder }) => {
    const refused = await tryAsApp(site);
    const [file, key] = [join(folder, 'site.backup'), join(folder, 'data-key')];
    await succeed(site, site.settings.DATABASE_URL ?? '', 'scripts/backup.ts', 'save', file);
    const fresh = await databases.add('restored', { migrated: false });
    await succeed(site, fresh.ownerUrl, 'scripts/backup.ts', 'restore', file);
    await succeed(site, fresh.ownerUrl, 'scripts/migrate.ts', '--grant', 'haitu');
    await writeFile(key, site.settings.DATA_KEY ?? '', { mode: 0o600 });
    const replica = await startReplica(
      {
        ...site.settings,
        DATABASE_URL: fresh.appUrl,
        PORT: String(await freePort()),
        DATA_KEY: '',
        DATA_KEY_FILE: key,
      },
      () => undefined,
    );
    await replica.stop();
    const checked = await succeed(site, fresh.appUrl, 'scripts/check-consistency.ts');
    assert.equal(checked, 'The database is consistent.\n');
    return { 'statements refused to the servers’ role': refused, 'restored, started, checked': 'consistent' };
  },
};
