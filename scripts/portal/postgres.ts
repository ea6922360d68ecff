import { freePort } from '../process/ports.ts';
import { inRoot } from '../process/root.ts';
import { type Companion, startCompanion } from '../process/run.ts';

export interface Postgres {
  readonly url: string;
  readonly companion: Companion | undefined;
}

interface Options {
  readonly dataDir: string;
  /** Turns durability off, for tests. */
  readonly disposable?: boolean;
}

const disposableSettings = 'fsync=off synchronous_commit=off full_page_writes=off';

/** Starts the bundled PostgreSQL on a free port, with its data in `dataDir`. */
export const startPostgres = async ({ dataDir, disposable = false }: Options): Promise<Postgres> => {
  let url = '';
  const companion = await startCompanion({
    name: 'postgres',
    args: [inRoot('server/src/platform/database/bundled-main.ts')],
    env: {
      DATA_DIR: dataDir,
      POSTGRES_PORT: String(await freePort()),
      POSTGRES_SETTINGS: disposable ? disposableSettings : '',
    },
    readyWhen: 'postgres ready',
    onLine: (line) => {
      url = /postgres ready (\S+)/.exec(line)?.[1] ?? url;
    },
  });
  return { url, companion };
};
