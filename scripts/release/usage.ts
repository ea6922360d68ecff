import { parseArgs } from 'node:util';
import type { App } from '@portal/shared/contract';
import { teamPattern } from '@portal/shared/rules';
import { apps as ownApps, remotes } from '#workspace';
import { appNamed } from '../webpack/app-name.ts';
import { type PlannedApp, readPlan } from './plan/plan-options.ts';
import { findTokenMisuse, readTokenOrder, type TokenOrder, tokenOptions } from './tokens/token-options.ts';
import { findMisuse, type TrialOptions } from './trial-options.ts';

/** Wrong usage: the message says how to use the command, the exit code is 2. */
export class UsageError extends Error {}

export type Command =
  | 'new'
  | 'menu'
  | 'changed'
  | 'build'
  | 'publish'
  | 'plan'
  | 'promote'
  | 'rollback'
  | 'canary'
  | 'approve-force'
  | 'pin'
  | 'unpin'
  | 'preview'
  | 'lock'
  | 'unlock'
  | 'status'
  | 'history'
  | 'verify'
  | 'health'
  | 'owner'
  | 'tokens';

type SomeApps = readonly [App, ...App[]];

/** A parsed command line. */
export interface Invocation extends TrialOptions {
  readonly command: Command;
  readonly apps: SomeApps;
  readonly version: string | undefined;
  readonly promote: boolean;
  /** Build folder of a remote of another repository, in place of `apps` and `version`. */
  readonly from?: string;
  readonly force: boolean;
  readonly reason?: string;
  readonly json: boolean;
  /** Of `owner`: the team, and how it is reached. */
  readonly owner?: { readonly team: string; readonly contact: string };
  /** Of `tokens`. */
  readonly tokens?: TokenOrder;
  /** Of `plan`; empty for every app. */
  readonly plan?: readonly PlannedApp[];
}

interface Form {
  /** Several apps are permitted: by `all`, or by naming none. */
  readonly many?: 'all' | 'none';
  readonly version: 'never' | 'may' | 'must';
  /** Needs sources: the app must be in this workspace. For other commands the portal checks the app. */
  readonly builds?: true;
  /** Creates the app: it must not exist yet. */
  readonly makes?: true;
  /** The gate may refuse it, and `--force` passes over that. */
  readonly gated?: true;
  /** Takes a build of another repository by `--from`. */
  readonly fromFolder?: true;
  /** Needs a `--reason`. */
  readonly reasoned?: true;
}

const forms: Readonly<Record<Command, Form>> = {
  new: { version: 'never', makes: true },
  menu: { version: 'never', builds: true },
  changed: { many: 'none', version: 'never' },
  build: { many: 'all', version: 'never', builds: true },
  publish: { many: 'all', version: 'never', builds: true, gated: true, fromFolder: true },
  plan: { many: 'none', version: 'may' },
  promote: { version: 'must', gated: true, fromFolder: true },
  rollback: { version: 'may' },
  canary: { version: 'may', gated: true, fromFolder: true },
  'approve-force': { version: 'must', reasoned: true },
  pin: { version: 'must' },
  unpin: { version: 'never' },
  preview: { version: 'may', fromFolder: true },
  lock: { version: 'never' },
  unlock: { version: 'never' },
  status: { many: 'none', version: 'never' },
  history: { version: 'never' },
  verify: { many: 'none', version: 'never' },
  health: { version: 'never' },
  owner: { version: 'must' },
  tokens: { many: 'none', version: 'may' },
};

const readOptions = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        promote: { type: 'boolean', default: false },
        from: { type: 'string' },
        force: { type: 'boolean', default: false },
        reason: { type: 'string' },
        json: { type: 'boolean', default: false },
        share: { type: 'string' },
        stop: { type: 'boolean' },
        user: { type: 'string' },
        role: { type: 'string' },
        hours: { type: 'string' },
        contact: { type: 'string' },
        ...tokenOptions,
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
};

/** For commands that name no app. */
export const every: SomeApps = ['shell', ...remotes];

const readNewApp = (name: string, app: App | undefined): SomeApps => {
  if (app && app !== 'shell') return [app];
  throw new UsageError(
    `A remote is called mf-NAME, NAME of 2 to 31 small letters and digits: ${name} is not.`,
  );
};

/** With `--from`, the folder names the app and the version. */
const checkFrom = (command: Command, name: string | undefined, from: string): void => {
  if (!forms[command].fromFolder)
    throw new UsageError('--from belongs to publish, promote, canary and preview.');
  if (from === '') throw new UsageError('Which folder?');
  if (name !== undefined) throw new UsageError(`--from names the app by its manifest: leave out ${name}.`);
};

const readApps = (name: string | undefined, { many, builds, makes }: Form): SomeApps => {
  if (many === 'all' && name === 'all') return every;
  if (many === 'none' && name === undefined) return every;
  if (name === undefined) throw new UsageError('Which app?');
  const app = appNamed(name);
  if (makes) return readNewApp(name, app);
  if (!app || (builds && !ownApps.includes(app))) throw new UsageError(`There is no app ${name}.`);
  return [app];
};

const checkReason = (
  { force, reason }: Pick<Invocation, 'force' | 'reason'>,
  { gated, reasoned }: Form,
): void => {
  if (reasoned && !reason) throw new UsageError('Why? It needs a --reason.');
  if (force && !gated) throw new UsageError('--force belongs to publish, promote and canary.');
  if (force && !reason) throw new UsageError('--force needs a --reason.');
};

const isCommand = (name: string): name is Command => Object.hasOwn(forms, name);

type Values = ReturnType<typeof readOptions>['values'];

const readTokens = (
  words: readonly string[],
  values: ReturnType<typeof readOptions>['values'],
): Invocation => {
  const order = readTokenOrder(words, values);
  if (typeof order === 'string') throw new UsageError(order);
  const { promote, force, json } = values;
  return { command: 'tokens', apps: every, version: undefined, promote, force, json, tokens: order };
};

const readPlanned = (words: readonly string[], { json }: Values): Invocation => {
  const plan = readPlan(words);
  if (typeof plan === 'string') throw new UsageError(plan);
  return { command: 'plan', apps: every, version: undefined, promote: false, force: false, json, plan };
};

const teamName = new RegExp(teamPattern);

const readOwner = (team = '', { contact = '' }: { readonly contact?: string }) => {
  if (teamName.test(team)) return { team, contact };
  throw new UsageError(`A team is called by small letters, digits and dashes: ${team} is not.`);
};

/** Throws for words and options that the command does not take. */
const checkUse = (command: Command, [, , version, surplus]: readonly string[], values: Values): void => {
  const form = forms[command];
  if (form.version === 'must' && version === undefined && values.from === undefined)
    throw new UsageError(command === 'owner' ? 'Which team?' : 'Which version?');
  if (surplus !== undefined || (form.version === 'never' && version !== undefined))
    throw new UsageError(`${surplus ?? version} is one word too many.`);
  if (values.promote && command !== 'publish') throw new UsageError('--promote belongs to publish.');
  checkReason(values, form);
  const misuse = findMisuse(command, version ?? values.from, values);
  if (misuse) throw new UsageError(misuse);
};

/** Parses a command line. Throws `UsageError` if it is invalid. */
export const readInvocation = (args: readonly string[]): Invocation => {
  const { values, positionals } = readOptions(args);
  const [command = '', name, version] = positionals;
  if (!isCommand(command)) throw new UsageError(command ? `There is no command ${command}.` : 'What to do?');
  const misuse = findTokenMisuse(command, values);
  if (misuse) throw new UsageError(misuse);
  if (command === 'tokens') return readTokens(positionals.slice(1), values);
  if (command === 'plan') return readPlanned(positionals.slice(1), values);
  if (values.from !== undefined) checkFrom(command, name, values.from);
  const apps = values.from === undefined ? readApps(name, forms[command]) : every;
  checkUse(command, positionals, values);
  const owner = command === 'owner' ? { owner: readOwner(version, values) } : {};
  return { ...values, command, apps, version, ...owner };
};
