import { parseArgs } from 'node:util';
import { APPS, type App, REMOTES } from '../webpack/apps.ts';

/** The command was not used as it is meant: the message says how, the exit code is 2. */
export class UsageError extends Error {}

export const usage = `usage: npm run release -- COMMAND APP [options]

  build     APP|all                        build what changed into dist/releases
  publish   APP|all [--promote]            build if needed, upload; --promote makes it live at once
  promote   APP VERSION                    make a published version live
  rollback  APP [VERSION]                  back to the good release before, or to any version
  status    [APP]                          what is live, what was before, what there is
  history   APP                            who did what, when and why

  APP is one of ${APPS.join(', ')}
  --reason "…"  why, for the history       --json  print the answer for machines

  PORTAL_URL     the portal, http://127.0.0.1:8080 unless set
  RELEASE_TOKEN  the right to do it; unless set, from DATA_DIR/release-token`;

export type Command = 'build' | 'publish' | 'promote' | 'rollback' | 'status' | 'history';

type SomeApps = readonly [App, ...App[]];

/** A command line, understood. */
export interface Invocation {
  readonly command: Command;
  readonly apps: SomeApps;
  readonly version: string | undefined;
  readonly promote: boolean;
  readonly reason: string | undefined;
  readonly json: boolean;
}

interface Form {
  /** Whether several apps may be meant: by `all`, or by naming none. */
  readonly many?: 'all' | 'none';
  readonly version: 'never' | 'may' | 'must';
}

const forms: Readonly<Record<Command, Form>> = {
  build: { many: 'all', version: 'never' },
  publish: { many: 'all', version: 'never' },
  promote: { version: 'must' },
  rollback: { version: 'may' },
  status: { many: 'none', version: 'never' },
  history: { version: 'never' },
};

const readOptions = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        promote: { type: 'boolean', default: false },
        reason: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
};

const every: SomeApps = ['shell', ...REMOTES];

const readApps = (name: string | undefined, { many }: Form): SomeApps => {
  if (many === 'all' && name === 'all') return every;
  if (many === 'none' && name === undefined) return every;
  if (name === undefined) throw new UsageError('Which app?');
  const app = APPS.find((each) => each === name.replaceAll('-', '_'));
  if (!app) throw new UsageError(`There is no app ${name}.`);
  return [app];
};

const isCommand = (name: string): name is Command => Object.hasOwn(forms, name);

/** Reads a command line. Throws `UsageError` when it makes no sense. */
export const readInvocation = (args: readonly string[]): Invocation => {
  const { values, positionals } = readOptions(args);
  const [command = '', name, version, surplus] = positionals;
  if (!isCommand(command)) throw new UsageError(command ? `There is no command ${command}.` : 'What to do?');
  const form = forms[command];
  const apps = readApps(name, form);
  if (form.version === 'must' && version === undefined) throw new UsageError('Which version?');
  if (surplus !== undefined || (form.version === 'never' && version !== undefined))
    throw new UsageError(`${surplus ?? version} is one word too many.`);
  if (values.promote && command !== 'publish') throw new UsageError('--promote belongs to publish.');
  return { command, apps, version, promote: values.promote, reason: values.reason, json: values.json };
};
