import type { App, LiveRelease, LiveReleases } from '@portal/shared/contract';

const timeoutMs = 2000;

const areStrings = (values: readonly unknown[]): boolean =>
  values.every((value) => typeof value === 'string');

const isRelease = (value: unknown, app: string, origin: string): value is LiveRelease => {
  if (typeof value !== 'object' || value === null) return false;
  const {
    app: named,
    version,
    base,
    entry,
    globalName,
    styles,
    views,
    integrity,
  } = value as Partial<LiveRelease>;
  return (
    named === app &&
    areStrings([version, base, entry, globalName]) &&
    base?.startsWith(`${origin}/`) === true &&
    Array.isArray(styles) &&
    areStrings(styles) &&
    [views, integrity].every((each) => typeof each === 'object' && each !== null)
  );
};

const currentOf = (answer: unknown, app: string): unknown => {
  const named: unknown = Object.hasOwn(Object(answer), app) ? Reflect.get(Object(answer), app) : undefined;
  return Object(named).current;
};

/**
 * Loads the release of an app, and of the shell if present, from `/releases.json` of an origin. Throws when there is
 * none, after 2 s, or when its files are at another origin.
 */
export const fetchOriginReleases = async (app: App, origin: string): Promise<LiveReleases> => {
  const url = `${origin}/releases.json`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  const served: unknown = await answer.json();
  const release = currentOf(served, app);
  if (!isRelease(release, app, origin)) throw new Error(`${url} has no ${app} release of its own.`);
  const shell = currentOf(served, 'shell');
  return {
    ...(isRelease(shell, 'shell', origin) ? { shell: { current: shell } } : {}),
    [app]: { current: release },
  };
};
