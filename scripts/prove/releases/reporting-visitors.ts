import { setTimeout as wait } from 'node:timers/promises';
import type { App } from '@portal/shared/contract';
import { readShown } from './shown-releases.ts';

/** Opens a page and reports the load of a view, as a browser of its own with an address of its own. */
interface ReportingVisit {
  readonly origin: string;
  readonly app: App;
  readonly view: string;
  /** Versions whose views fail to load. */
  readonly failing: ReadonlySet<string>;
}

const addressOf = (visitor: number): string => `10.${visitor % 200}.${(visitor >> 8) % 256}.1`;

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');

const visitOnce = async (visit: ReportingVisit, visitor: number): Promise<string> => {
  const { origin, app, view, failing } = visit;
  const from = { 'x-forwarded-for': addressOf(visitor) };
  const document = await fetch(`${origin}/index`, { headers: from });
  const version = readShown(await document.text())?.versions.get(app)?.version;
  if (!version) throw new Error(`The document answered ${document.status}.`);
  const outcome = failing.has(version)
    ? { step: 'failed', ms: 0, error: 'planted' }
    : { step: 'loaded', ms: 300 };
  const answer = await fetch(`${origin}/api/v1/release-reports`, {
    method: 'POST',
    headers: { ...from, 'content-type': 'application/json', cookie: cookiesOf(document) },
    body: JSON.stringify({ reports: [{ app, version, view, ...outcome }] }),
  });
  if (!answer.ok) throw new Error(`The report answered ${answer.status}: ${await answer.text()}`);
  return version;
};

/**
 * Visitors who arrive at a rate, until they are stopped. `stop` returns the versions that they got, in order of arrival.
 * It throws when a document or a report failed.
 */
export const startVisitors = (visit: ReportingVisit, perSecond: number) => {
  const visits: Promise<string>[] = [];
  let isOpen = true;
  const started = performance.now();
  const arrive = async (): Promise<void> => {
    while (isOpen) {
      const made = visitOnce(visit, visits.length);
      // Awaited by `stop`: until then a rejection must not end the process.
      made.catch(() => undefined);
      visits.push(made);
      await wait(Math.max(0, started + (visits.length * 1000) / perSecond - performance.now()));
    }
  };
  const arriving = arrive();
  return {
    stop: async (): Promise<readonly string[]> => {
      isOpen = false;
      await arriving;
      return Promise.all(visits);
    },
  };
};
