import type { PlannedRelease, ReleasePlan, ReleaseRecord } from '@portal/shared/contract';
import * as workspace from '#workspace';
import { getRecord, listStatus, post, type ReleaseClient } from '../client.ts';
import { findClient } from '../find-client.ts';
import type { Outcome } from '../outcome.ts';
import { printFailure } from '../print.ts';
import type { Invocation } from '../usage.ts';
import type { PlannedApp } from './plan-options.ts';

const toPlanned = ({
  app,
  version,
  views,
  shared,
  sharedExports,
  external,
}: ReleaseRecord): PlannedRelease => ({
  app,
  version,
  views: Object.keys(views),
  shared,
  sharedExports,
  external,
});

const readRecords = async (
  client: ReleaseClient,
  planned: readonly PlannedApp[],
): Promise<ReleaseRecord[]> => {
  const apps = planned.filter(({ version }) => version === undefined).map(({ app }) => app);
  const built = apps.length > 0 ? await workspace.buildReleases(apps) : [];
  const published = planned.flatMap(({ app, version }) => (version ? [{ app, version }] : []));
  const found = await Promise.all(published.map((each) => getRecord(client, each)));
  return [...built.map(({ record }) => record), ...found];
};

/** The builds of current sources that are not live; published or not. */
const listBuilds = async (client: ReleaseClient): Promise<ReleaseRecord[]> => {
  const live = new Set((await listStatus(client)).map((status) => `${status.app} ${status.live}`));
  const records = await readRecords(
    client,
    workspace.apps.map((app) => ({ app })),
  );
  return records.filter(({ app, version }) => !live.has(`${app} ${version}`));
};

const printStep = ({ app, version }: ReleasePlan['steps'][number], index: number): string =>
  `${index + 1}. ${app} ${version}`;

/** Prints the steps. Throws a sentence with the reasons if not all releases have a place. */
const printPlan = ({ steps, blocked }: ReleasePlan): string => {
  const order = steps.map(printStep);
  if (blocked.length === 0) return order.join('\n');
  const reasons = blocked.map(({ app, version, failures }) =>
    [
      `${app} ${version} cannot be promoted${order.length > 0 ? ' then' : ''}:`,
      ...failures.map(printFailure),
    ].join('\n'),
  );
  throw new Error(
    ['There is no order in which each release fits those that are live by then.', ...order, ...reasons].join(
      '\n',
    ),
  );
};

/** Prints an order to publish and promote releases of several apps in. */
export const plan = async ({ plan: named = [] }: Invocation): Promise<Outcome> => {
  const client = findClient(process.env);
  const records = named.length > 0 ? await readRecords(client, named) : await listBuilds(client);
  if (records.length === 0) return { text: 'the current sources of every app are live', data: { steps: [] } };
  const releases = records.map(toPlanned);
  const data = await post<ReleasePlan>(client, '/api/v1/releases/plan', { releases });
  return { text: printPlan(data), data };
};
