import type { App, CallData, ReleaseLogEntry } from '@portal/shared/contract';
import { findLogFault } from '../../server/src/delivery/releases/log/log-chain.ts';
import { digestOf } from '../../server/src/delivery/releases/release-record.ts';
import { findRelease, type Release } from '../build/release.ts';
import { APPS } from '../webpack/apps.ts';
import { checkCertificate } from './check-certificate.ts';
import type { Outcome } from './outcome.ts';

type Page = { readonly data: CallData<'GET /api/v1/releases/log'> };

/** The public log of a portal, from the first entry on; needs no token. */
const readLog = async (portalUrl: string): Promise<ReleaseLogEntry[]> => {
  const entries: ReleaseLogEntry[] = [];
  for (;;) {
    const url = `${portalUrl}/api/v1/releases/log?after=${entries.at(-1)?.position ?? 0}`;
    const answer = await fetch(url).catch((cause: unknown) => {
      throw new Error(`The portal at ${portalUrl} does not answer.`, { cause });
    });
    if (!answer.ok) throw new Error(`The portal at ${portalUrl} answered ${answer.status}.`);
    const { data } = (await answer.json()) as Page;
    if (data.length === 0) return entries;
    entries.push(...data);
  }
};

/** Compares a build with the entry that published it. Throws a sentence if its content is not that of the entry. */
export const compareBuild = (
  log: readonly ReleaseLogEntry[],
  { record }: Pick<Release, 'record'>,
): string => {
  const { app, version } = record;
  const published = log.find((each) => each.app === app && each.version === version && each.digest !== null);
  if (!published) return `${app} ${version} was never published`;
  if (published.digest !== digestOf(record))
    throw new Error(`${app} ${version} was published with other bytes than this build has.`);
  return `${app} ${version} was published with the bytes of this build`;
};

/**
 * Checks the public log of releases, and the builds of current sources against it. Throws a sentence for a log that was
 * changed, and for a release that is not what its sources make.
 */
export const verifyLog = async (portalUrl: string, apps: readonly App[]): Promise<Outcome> => {
  const log = await readLog(portalUrl);
  const fault = findLogFault(log);
  if (fault) throw new Error(`The log of releases is no chain: ${fault}.`);
  const builds = apps.filter((app) => APPS.includes(app)).flatMap((app) => findRelease(app) ?? []);
  const lines = builds.map((build) => compareBuild(log, build));
  const head = log.at(-1)?.hash ?? null;
  const certificate = await checkCertificate(portalUrl);
  const text = [
    `${log.length} entries, the last hash is ${head}`,
    ...lines,
    ...(certificate ? [certificate] : []),
  ];
  return { text: text.join('\n'), data: { entries: log.length, head, builds: lines, certificate } };
};
