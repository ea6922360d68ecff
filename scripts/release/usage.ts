import { parseArgs } from 'node:util';
import { teamPattern } from '@portal/shared/rules';
import { APPS, type App, appNamed, REMOTES } from '../webpack/apps.ts';
import { type PlannedApp, readPlan } from './plan/plan-options.ts';
import { findTokenMisuse, readTokenOrder, type TokenOrder, tokenOptions } from './tokens/token-options.ts';
import { findMisuse, type TrialOptions } from './trial-options.ts';

/** Wrong usage: the message says how to use the command, the exit code is 2. */
export class UsageError extends Error {}

export const usage = `usage: npm run release -- COMMAND APP [options]

  new       mf-NAME                        make a remote: folder, first view, test, row in the menu
  menu      APP                            add the menu row that leads to its first view
  changed                                  which apps' sources the portal has no release of
  build     APP|all                        build what changed into dist/releases
  publish   APP|all [--promote]            check types, build if needed, upload; --promote makes it live at once
  publish   --from FOLDER [--promote]      the same with a remote built elsewhere: a folder with mf-manifest.json
  plan      [APP|APP@VERSION …]            an order in which several apps can be promoted, current sources or published
                                           versions; all current sources unless named
  promote   APP VERSION                    make a published version live
  rollback  APP [VERSION]                  back to the good release before, or to any version
  canary    APP VERSION --share 10         give it to 10 % of the visitors (1 to 50), or change the share
  canary    APP --stop                     everybody gets what is live
  approve-force APP VERSION --reason "…"   let somebody else force it, once within 24 hours
  pin       APP VERSION --user|--role NAME give a user or a role exactly this version
  unpin     APP --user|--role NAME         give them what everybody gets
  preview   APP [VERSION] [--hours 72]     print a link that shows a published version, by default that of
                                           the current sources, for 1 to 168 hours
  lock      APP                            no promotion until it is unlocked
  unlock    APP                            it may be promoted again
  status    [APP]                          what is live, what was before, what there is
  history   APP                            who did what, when and why
  verify    [APP]                          check the public log, and builds of current sources against it
  health    APP                            how its releases do in browsers, in the last hour
  owner     APP TEAM [--contact "…"]       the team that answers for it, shown with its health
  tokens                                   the tokens of teams
  tokens    create TEAM/NAME --apps mf_a,mf_b|all --actions publish,promote,canary,rollback,lock,force [--days 90]
                                           a token for these apps and actions; prints its secret once
  tokens    revoke TEAM/NAME               ends a token at once

  APP is one of ${APPS.join(', ')}; what a portal has besides may be moved and looked at
  --reason "…"  why, for the history       --json  print the answer for machines
  --force       publish, promote or try what the gate holds; needs a --reason and the approval of a second
                person (approve-force), of another team or operations; both are written down

  PORTAL_URL     the portal, http://127.0.0.1:8080 unless set
  RELEASE_TOKEN  the operator's token, or one of a team; unless set, from DATA_DIR/release-token
  RELEASE_KEY    the private key (PEM) that signs; unless set, from DATA_DIR/release-key.pem`;

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
  /** Build folder of a remote of another repository, published instead of `apps`. */
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
  /** Needs a `--reason`. */
  readonly reasoned?: true;
}

const forms: Readonly<Record<Command, Form>> = {
  new: { version: 'never', makes: true },
  menu: { version: 'never', builds: true },
  changed: { many: 'none', version: 'never' },
  build: { many: 'all', version: 'never', builds: true },
  publish: { many: 'all', version: 'never', builds: true, gated: true },
  plan: { many: 'none', version: 'may' },
  promote: { version: 'must', gated: true },
  rollback: { version: 'may' },
  canary: { version: 'may', gated: true },
  'approve-force': { version: 'must', reasoned: true },
  pin: { version: 'must' },
  unpin: { version: 'never' },
  preview: { version: 'may' },
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

const every: SomeApps = ['shell', ...REMOTES];

const readNewApp = (name: string, app: App | undefined): SomeApps => {
  if (app && app !== 'shell') return [app];
  throw new UsageError(
    `A remote is called mf-NAME, NAME of 2 to 31 small letters and digits: ${name} is not.`,
  );
};

/** The app's name; with `--from` the folder replaces it. */
const readName = (command: Command, name: string | undefined, from: string | undefined) => {
  if (from === undefined) return name;
  if (command !== 'publish') throw new UsageError('--from belongs to publish.');
  if (from === '') throw new UsageError('Which folder?');
  if (name !== undefined) throw new UsageError(`--from names the app by its manifest: leave out ${name}.`);
  return 'all';
};

const readApps = (name: string | undefined, { many, builds, makes }: Form): SomeApps => {
  if (many === 'all' && name === 'all') return every;
  if (many === 'none' && name === undefined) return every;
  if (name === undefined) throw new UsageError('Which app?');
  const app = appNamed(name);
  if (makes) return readNewApp(name, app);
  if (!app || (builds && !APPS.includes(app))) throw new UsageError(`There is no app ${name}.`);
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
  if (form.version === 'must' && version === undefined)
    throw new UsageError(command === 'owner' ? 'Which team?' : 'Which version?');
  if (surplus !== undefined || (form.version === 'never' && version !== undefined))
    throw new UsageError(`${surplus ?? version} is one word too many.`);
  if (values.promote && command !== 'publish') throw new UsageError('--promote belongs to publish.');
  checkReason(values, form);
  const misuse = findMisuse(command, version, values);
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
  const apps = readApps(readName(command, name, values.from), forms[command]);
  checkUse(command, positionals, values);
  const owner = command === 'owner' ? { owner: readOwner(version, values) } : {};
  return { ...values, command, apps, version, ...owner };
};
