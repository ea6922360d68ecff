import type { CallData } from '@portal/shared/contract';
import * as workspace from '#workspace';
import * as portal from './client.ts';
import { findClient, findPortal } from './find-client.ts';
import { type Outcome, reasonOf, withForced } from './outcome.ts';
import { plan } from './plan/plan-command.ts';
import { printClientOnly, printHistory, printStatus, time } from './print.ts';
import { printHealth } from './print-health.ts';
import { readFolder } from './read-folder.ts';
import { owner, tokens } from './tokens/token-commands.ts';
import { canary, pin, preview, unpin } from './trial-commands.ts';
import { type Command, every, type Invocation } from './usage.ts';

const build = async ({ apps }: Invocation): Promise<Outcome> => {
  const data = (await workspace.buildReleases(apps)).map(({ dir, record, built }) => ({
    ...record,
    dir,
    built,
  }));
  const lines = data.map(({ app, version, built }) => `${app} ${version}${built ? '' : ' (unchanged)'}`);
  return { text: lines.join('\n'), data };
};

type Published = CallData<'POST /api/v1/releases'> & { readonly promoted?: boolean };

const publishOne = async (
  client: portal.ReleaseClient,
  each: portal.Build,
  invocation: Invocation,
): Promise<Published> => {
  const { app, version } = each.record;
  const { force } = invocation;
  const reason = reasonOf(invocation);
  const published = await portal.publish(client, each, force ? reason : undefined);
  if (!invocation.promote) return published;
  const { changed: promoted, forced } = await portal.promote(client, { app, version, reason, force });
  return { ...published, promoted, forced: [...published.forced, ...forced] };
};

const stateOf = ({ created, resigned }: Published): string => {
  if (created) return 'is published';
  return resigned ? 'was published already and has a new signature' : 'was published already';
};

const printPublished = (done: Published): string => {
  const { app, version, promoted, forced, clientOnly } = done;
  const published = `${app} ${version} ${stateOf(done)}`;
  const live = promoted ? ', and is live' : ', and was live already';
  const text = withForced(promoted === undefined ? published : published + live, forced);
  return [text, ...clientOnly.map(printClientOnly)].join('\n');
};

const publishFolder = async (folder: string, invocation: Invocation): Promise<Outcome> => {
  const build = await readFolder(folder);
  const published = await publishOne(findClient(process.env), build, invocation);
  const { left, warnings } = build;
  const data = { ...published, left, warnings };
  const lines = [
    ...(left.length > 0 ? [`not part of the release: ${left.join(', ')}`] : []),
    ...warnings.map((warning) => `warning: ${warning}`),
  ];
  return { text: [printPublished(data), ...lines].join('\n'), data };
};

const publish = async (invocation: Invocation): Promise<Outcome> => {
  if (invocation.from !== undefined) return publishFolder(invocation.from, invocation);
  const client = findClient(process.env);
  await workspace.checkTypes(invocation.apps);
  const data: Published[] = [];
  for (const each of await workspace.buildReleases(invocation.apps))
    data.push(await publishOne(client, each, invocation));
  return { text: data.map(printPublished).join('\n'), data };
};

const move =
  (change: typeof portal.promote) =>
  async (invocation: Invocation): Promise<Outcome> => {
    const { version, force } = invocation;
    const [app] = invocation.apps;
    const order = { app, version, reason: reasonOf(invocation), ...(force ? { force } : {}) };
    const data = await change(findClient(process.env), order);
    const text = `${app} ${data.live} ${data.changed ? 'is live' : 'was live already'}`;
    return { text: withForced(text, data.forced), data };
  };

const hold =
  (change: typeof portal.lock, now: string) =>
  async (invocation: Invocation): Promise<Outcome> => {
    const [app] = invocation.apps;
    const data = await change(findClient(process.env), { app, reason: reasonOf(invocation) });
    return { text: `${app} ${data.changed ? 'is' : 'was'} ${now}${data.changed ? '' : ' already'}`, data };
  };

const approveForce = async (invocation: Invocation): Promise<Outcome> => {
  const { version } = invocation;
  const [app] = invocation.apps;
  const order = { app, version, reason: reasonOf(invocation) };
  type Approved = CallData<'POST /api/v1/releases/force-approvals'>;
  const data = await portal.post<Approved>(
    findClient(process.env),
    '/api/v1/releases/force-approvals',
    order,
  );
  return {
    text: `${app} ${version} may be forced once by somebody else until ${time(data.endsAt)} UTC`,
    data,
  };
};

const status = async ({ apps }: Invocation): Promise<Outcome> => {
  const everywhere = await portal.listStatus(findClient(process.env));
  const data = apps === every ? everywhere : everywhere.filter(({ app }) => apps.includes(app));
  if (data.length === 0) throw new Error(`The portal has no release of ${apps.join(', ')}.`);
  return { text: printStatus(data), data };
};

const history = async ({ apps: [app] }: Invocation): Promise<Outcome> => {
  const data = await portal.listHistory(findClient(process.env), app);
  return { text: data.length > 0 ? printHistory(data) : `${app} has no history yet`, data };
};

const health = async ({ apps: [app] }: Invocation): Promise<Outcome> => {
  const data = await portal.getHealth(findClient(process.env), app);
  return { text: printHealth(data), data };
};

const changed = async (): Promise<Outcome> => {
  const data = await workspace.listChanged(findClient(process.env));
  const lines = data.map(({ app, version }) => `${app} ${version}`);
  return { text: lines.join('\n') || 'the portal has a release of every app as its sources are now', data };
};

const verify = ({ apps }: Invocation): Promise<Outcome> => workspace.verifyLog(findPortal(process.env), apps);

const remote =
  (name: 'makeNew' | 'addMenu') =>
  ({ apps }: Invocation) =>
    workspace.remote(name, apps);

/** Commands by name. Each throws a sentence if it is refused. */
export const commands: Readonly<Record<Command, (invocation: Invocation) => Promise<Outcome>>> = {
  new: remote('makeNew'),
  menu: remote('addMenu'),
  changed,
  build,
  publish,
  plan,
  promote: move(portal.promote),
  rollback: move(portal.rollback),
  canary,
  'approve-force': approveForce,
  pin,
  unpin,
  preview,
  lock: hold(portal.lock, 'locked'),
  unlock: hold(portal.unlock, 'unlocked'),
  status,
  history,
  verify,
  health,
  owner,
  tokens,
};
