import { hostname, userInfo } from 'node:os';
import type { App } from '@portal/shared/contract';
import * as portal from './client.ts';
import { findClient } from './find-client.ts';
import { printHistory, printStatus } from './print.ts';
import type { Command, Invocation } from './usage.ts';

/** What a command did: for people, and for machines. */
export interface Outcome {
  readonly text: string;
  readonly data: unknown;
}

const reasonOf = ({ reason }: Invocation): string =>
  reason || `by command, ${userInfo().username}@${hostname()}`;

/** Webpack is loaded for those who build: taking a release back must not wait for it. */
const buildAll = async (apps: readonly App[]) => {
  const { buildReleases } = await import('../build/all.ts');
  return buildReleases({ apps });
};

const build = async ({ apps }: Invocation): Promise<Outcome> => {
  const data = (await buildAll(apps)).map(({ dir, record, built }) => ({ ...record, dir, built }));
  const lines = data.map(({ app, version, built }) => `${app} ${version}${built ? '' : ' (unchanged)'}`);
  return { text: lines.join('\n'), data };
};

const publishOne = async (client: portal.ReleaseClient, each: portal.Build, invocation: Invocation) => {
  const { app, version } = each.record;
  const { created } = await portal.publish(client, each);
  if (!invocation.promote) return { app, version, created };
  const { changed } = await portal.promote(client, { app, version, reason: reasonOf(invocation) });
  return { app, version, created, promoted: changed };
};

type Published = Awaited<ReturnType<typeof publishOne>>;

const printPublished = ({ app, version, created, promoted }: Published): string => {
  const published = `${app} ${version} ${created ? 'is published' : 'was published already'}`;
  if (promoted === undefined) return published;
  return `${published}, ${promoted ? 'and is live' : 'and was live already'}`;
};

const publish = async (invocation: Invocation): Promise<Outcome> => {
  const client = findClient(process.env);
  const data: Published[] = [];
  for (const each of await buildAll(invocation.apps)) data.push(await publishOne(client, each, invocation));
  return { text: data.map(printPublished).join('\n'), data };
};

const move =
  (change: typeof portal.promote) =>
  async (invocation: Invocation): Promise<Outcome> => {
    const { version } = invocation;
    const [app] = invocation.apps;
    const data = await change(findClient(process.env), { app, version, reason: reasonOf(invocation) });
    return { text: `${app} ${data.live} ${data.changed ? 'is live' : 'was live already'}`, data };
  };

const status = async ({ apps }: Invocation): Promise<Outcome> => {
  const data = (await portal.listStatus(findClient(process.env))).filter(({ app }) => apps.includes(app));
  return { text: printStatus(data), data };
};

const history = async ({ apps: [app] }: Invocation): Promise<Outcome> => {
  const data = await portal.listHistory(findClient(process.env), app);
  return { text: data.length > 0 ? printHistory(data) : `${app} has no history yet`, data };
};

/** Every command by its name. Each throws a sentence when it is refused. */
export const commands: Readonly<Record<Command, (invocation: Invocation) => Promise<Outcome>>> = {
  build,
  publish,
  promote: move(portal.promote),
  rollback: move(portal.rollback),
  status,
  history,
};
