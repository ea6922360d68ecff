import { ConfigError, readCommandEnv } from '#src/platform/config/index.ts';
import { type DataKeys, openDataKeys } from '#src/platform/crypto/index.ts';
import { connect, type Db } from '#src/platform/database/index.ts';
import { explainError } from '#src/platform/errors/index.ts';
import { countOlder, rotateKeys } from '#src/privacy/key-rotation/index.ts';
import { databaseError, describeStartupError, StartupError } from './startup-error.ts';

// `npm run keys -- status | rotate`, in a container `node server/src/app/keys-main.ts`: the keys of DATA_KEY.
const usage = `usage: npm run keys -- COMMAND

  status   the keys of DATA_KEY, and the rows that are not encrypted with the first one
  rotate   encrypts these rows with the first key, while the servers run; can be interrupted and repeated`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const status = async (db: Db, keys: DataKeys): Promise<void> => {
  say(`keys: ${keys.ring.map(({ id }) => id).join(', ')}`);
  for (const { name, rows } of await countOlder(db, keys)) say(`${name}: ${rows} with an older key`);
};

const rotate = async (db: Db, keys: DataKeys): Promise<void> => {
  await rotateKeys(db, keys, ({ name, done, rows }) => say(`${name}: ${done} of ${rows}`)).catch(
    (error: unknown) => {
      throw new StartupError(explainError(error));
    },
  );
  say(`everything is encrypted with ${keys.ring[0].id}; the other keys can be removed from DATA_KEY`);
};

const commands: Readonly<Record<string, typeof status>> = { status, rotate };

const main = async (): Promise<void> => {
  const [name = '', surplus] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) && surplus === undefined ? commands[name] : undefined;
  if (!command) {
    process.stderr.write(`${usage}\n`);
    return process.exit(2);
  }
  const env = readCommandEnv(process.env);
  if (!env.dataKey) throw new ConfigError('DATA_KEY is missing: the keys of the database');
  const { db, pool, close } = connect(env.databaseUrl, { max: 2 });
  await pool.query('select 1').catch((error: unknown) => {
    throw databaseError(env.databaseUrl, error);
  });
  await command(db, await openDataKeys({ db, env }));
  await close();
};

main().catch((error: unknown) => {
  process.stderr.write(`${describeStartupError(error)}\n`);
  process.exit(1);
});
