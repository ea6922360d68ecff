import type { ReleaseHealth } from '@portal/shared/contract';
import { listStatus, type ReleaseClient } from '../release/client.ts';

/** A blocked resource, and the release it is attributed to. */
export type Violation = ReleaseHealth['violations'][number] & Pick<ReleaseHealth, 'app'>;

const healthOf = async ({ portalUrl, releaseToken }: ReleaseClient, app: string): Promise<ReleaseHealth> => {
  const headers = { authorization: `Bearer ${releaseToken}` };
  const answer = await fetch(`${portalUrl}/api/v1/releases/health?app=${app}`, { headers });
  if (!answer.ok) throw new Error(`The health of ${app}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: ReleaseHealth }).data;
};

/** Content-Security-Policy violations that browsers reported to a portal in the last hour. */
export const listViolations = async (client: ReleaseClient): Promise<Violation[]> => {
  const apps = (await listStatus(client)).map(({ app }) => app);
  const all = await Promise.all(apps.map((app) => healthOf(client, app)));
  return all.flatMap(({ app, violations }) => violations.map((violation) => ({ ...violation, app })));
};

/** A violation as a sentence. */
export const printViolation = ({ app, version, view, directive, blocked, source }: Violation): string =>
  `${directive} blocked ${blocked} on ${view}, of ${app} ${version}${source && `, in ${source}`}`;
