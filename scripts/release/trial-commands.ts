import type { App, CallData, PreviewLink } from '@portal/shared/contract';
import { apps as ownApps, sourceVersion } from '#workspace';
import { post } from './client.ts';
import { findClient } from './find-client.ts';
import { type Outcome, reasonOf, withForced } from './outcome.ts';
import { time } from './print.ts';
import type { Invocation } from './usage.ts';

type Changed = CallData<'POST /api/v1/releases/canary'>;
type Pins = CallData<'POST /api/v1/releases/pin'>;

const stopCanary = async (invocation: Invocation): Promise<Outcome> => {
  const [app] = invocation.apps;
  const order = { app, reason: reasonOf(invocation) };
  const data = await post<Changed>(findClient(process.env), '/api/v1/releases/canary/stop', order);
  const text = data.changed ? `the canary of ${app} is over` : `${app} had no canary`;
  return { text: `${text}: everybody gets ${data.live}`, data };
};

/** Starts a canary for a share of the visitors, changes its share, or ends it. */
export const canary = async (invocation: Invocation): Promise<Outcome> => {
  if (invocation.stop) return stopCanary(invocation);
  const { version, force } = invocation;
  const [app] = invocation.apps;
  const share = Number(invocation.share);
  const order = { app, version, share, reason: reasonOf(invocation), ...(force ? { force } : {}) };
  const data = await post<Changed>(findClient(process.env), '/api/v1/releases/canary', order);
  const given = data.changed ? 'is given' : 'was given already';
  return { text: withForced(`${app} ${version} ${given} to ${share} % of the visitors`, data.forced), data };
};

const subjectOf = ({ user, role }: Invocation) =>
  role === undefined
    ? ({ kind: 'user', subject: user } as const)
    : ({ kind: 'role', subject: role } as const);

/** Pins a version for a user or a role. */
export const pin = async (invocation: Invocation): Promise<Outcome> => {
  const { version } = invocation;
  const [app] = invocation.apps;
  const whom = subjectOf(invocation);
  const order = { app, version, ...whom, reason: reasonOf(invocation) };
  const data = await post<Pins>(findClient(process.env), '/api/v1/releases/pin', order);
  const text = `the ${whom.kind} ${whom.subject} ${data.changed ? 'gets' : 'got already'} ${app} ${version}`;
  return { text, data };
};

/** Removes the pin of a user or a role. */
export const unpin = async (invocation: Invocation): Promise<Outcome> => {
  const [app] = invocation.apps;
  const whom = subjectOf(invocation);
  const order = { app, ...whom, reason: reasonOf(invocation) };
  const data = await post<Pins>(findClient(process.env), '/api/v1/releases/unpin', order);
  const what = data.changed ? 'gets what everybody gets' : 'had no version of their own';
  return { text: `the ${whom.kind} ${whom.subject} ${what} of ${app}`, data };
};

const audiences: Readonly<Record<PreviewLink['worksFor'], string>> = {
  anyone: 'for everybody who has the link',
  staff: 'for accounts with release:override',
};

/** Throws a sentence for an app of another repository. */
const currentVersion = async (app: App): Promise<string> => {
  if (!ownApps.includes(app)) throw new Error(`Which version? The sources of ${app} are not here.`);
  return sourceVersion(app);
};

/** Makes a link that previews a published version, by default that of the current sources. */
export const preview = async ({ apps: [app], version, hours }: Invocation): Promise<Outcome> => {
  const order = { app, version: version ?? (await currentVersion(app)) };
  const body = { ...order, ...(hours === undefined ? {} : { hours: Number(hours) }) };
  const data = await post<PreviewLink>(findClient(process.env), '/api/v1/releases/preview', body);
  const { url, until, worksFor } = data;
  const text = `${url}\n${app} ${order.version} until ${time(until)} UTC, ${audiences[worksFor]}`;
  return { text, data: { ...order, ...data } };
};
