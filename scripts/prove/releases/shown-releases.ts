import type { App, LiveRelease, LiveReleases } from '@portal/shared/contract';

/** The releases in one document. */
export interface Shown {
  /** Its version of each app. */
  readonly versions: ReadonlyMap<App, LiveRelease>;
  /** Parts that belong to another release than the document's own, as sentences. */
  readonly mixed: readonly string[];
}

const bootData = /<script type="application\/json" id="portal-boot">(.*?)<\/script>/s;
const assetTag = /<(?:script|link)\b[^>]*?(?:src|href)="\/assets\/([^/"]+)\/([^/"]+)\/([^"]+)"[^>]*>/g;

const faultOfTag = (versions: Shown['versions'], [tag, app, version, path = '']: RegExpExecArray) => {
  const release = versions.get(app as App);
  if (!release || release.version !== version)
    return `${app} is ${release?.version}, but ${path} is of ${version}`;
  const known = release.integrity[path];
  return known && !tag.includes(`integrity="${known}"`)
    ? `${path} has the hash of another release`
    : undefined;
};

/** Undefined if the page is no document of the portal, such as an error page. */
export const readShown = (html: string): Shown | undefined => {
  const [, said] = bootData.exec(html) ?? [];
  if (!said) return undefined;
  const { releases } = JSON.parse(said) as { releases: LiveReleases };
  const apps = Object.entries(releases) as [App, { current: LiveRelease }][];
  const versions = new Map(apps.map(([app, { current }]) => [app, current]));
  const strange = apps.filter(
    ([
      ,
      {
        current: { base, version },
      },
    ]) => !base.endsWith(`/${version}/`),
  );
  const faults = [...html.matchAll(assetTag)].map((tag) => faultOfTag(versions, tag));
  return {
    versions,
    mixed: [
      ...strange.map(([app]) => `${app} has the files of another release`),
      ...faults.filter((fault) => fault !== undefined),
    ],
  };
};

/** The document's versions in one line: equal for documents of the same releases. */
export const signatureOf = ({ versions }: Shown): string =>
  [...versions]
    .map(([app, { version }]) => `${app} ${version}`)
    .toSorted()
    .join(', ');
