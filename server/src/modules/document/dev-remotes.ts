import { type App, App as Apps, type LiveRelease, type LiveReleases } from '@portal/shared/contract';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

/** Releases of remotes in development that stand in for the live ones, and where they come from. */
export interface DevRemotes {
  readonly releases: LiveReleases;
  readonly origins: readonly string[];
}

const none: DevRemotes = { releases: {}, origins: [] };
const names: readonly string[] = Apps.anyOf.map((each) => each.const);
const patience = 2000;

const isLoopback = (url: URL): boolean =>
  url.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);

const readCookie = (header: string | undefined): URL[] => {
  const value = /(?:^|;\s*)dev-remotes=([^;]*)/.exec(header ?? '')?.[1];
  if (!value) return [];
  const addresses: unknown = JSON.parse(decodeURIComponent(value));
  return Object.values(addresses as object).map((address) => new URL(String(address)));
};

/** A development server tells of one release, or of all that it stands for. */
const asReleases = (said: LiveRelease | LiveReleases): LiveReleases =>
  'app' in said ? { [(said as LiveRelease).app]: { current: said as LiveRelease } } : (said as LiveReleases);

const fetchReleases = async (url: URL): Promise<LiveReleases> => {
  if (!isLoopback(url)) throw new Error(`${url} is not on this machine.`);
  const answer = await fetch(url, { signal: AbortSignal.timeout(patience), redirect: 'error' });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  const releases = asReleases((await answer.json()) as LiveRelease | LiveReleases);
  return Object.fromEntries(Object.entries(releases).filter(([app]) => names.includes(app as App)));
};

/**
 * What the cookie `dev-remotes` asks for: `{"mf_catalog": "http://127.0.0.1:4101/releases.json"}`. Development only:
 * the caller must not ask in production. A development server that is away is left out, and the log says so.
 */
export const readDevRemotes = async (request: FastifyRequest): Promise<DevRemotes> => {
  const log: FastifyBaseLogger = request.log;
  try {
    const urls = readCookie(request.headers.cookie);
    if (urls.length === 0) return none;
    const releases = await Promise.all(urls.map(fetchReleases));
    return { releases: Object.assign({}, ...releases), origins: urls.map(({ origin }) => origin) };
  } catch (error) {
    log.warn({ err: error }, 'remotes in development are left out');
    return none;
  }
};
