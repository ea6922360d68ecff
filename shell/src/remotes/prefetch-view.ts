import type { LiveRelease } from '@portal/shared/contract';
import { findView } from './find-view.ts';
import { hasContainer } from './host.ts';
import { currentReleases } from './live-releases.ts';

const requested = new Set<string>();

/** Prefetches a view's files, as when the pointer is over a link. Runs nothing; unknown names are ignored. */
export function prefetchView(name: string): void {
  prefetchEntry(name);
  const { release } = findView(currentReleases(), name) ?? {};
  if (release) addLinks(release, name, 'prefetch');
}

/** Prefetches the entry of a view's remote, which all its views need. Runs nothing. */
export function prefetchEntry(name: string): void {
  const { release } = findView(currentReleases(), name) ?? {};
  if (release && !hasContainer(release)) addLink(release, release.entry, 'prefetch', 'script');
}

/** Loads the files of a view concurrently with the remote's entry instead of after it. */
export function preloadFiles(release: LiveRelease, view: string): void {
  addLinks(release, view, 'preload');
}

function addLinks(release: LiveRelease, view: string, rel: 'prefetch' | 'preload'): void {
  const { js, css } = release.views[view] ?? { js: [], css: [] };
  for (const file of js) addLink(release, file, rel, 'script');
  for (const file of css) addLink(release, file, rel, 'style');
}

function addLink(
  { base, integrity }: LiveRelease,
  file: string,
  rel: 'prefetch' | 'preload',
  as: 'script' | 'style',
): void {
  const href = base + file;
  if (requested.has(href)) return;
  requested.add(href);
  const address = CSS.escape(href);
  // A style of the document has the path of its file.
  if (document.querySelector(`link[href="${address}"], script[src="${address}"], [data-href="${address}"]`))
    return;
  const link = document.createElement('link');
  // A preload is used only by a tag with the same integrity. Without a hash the Integrity-Policy blocks scripts: the
  // file is fetched for the cache.
  const hash = integrity[file];
  Object.assign(link, {
    rel,
    as: hash ? as : 'fetch',
    href,
    crossOrigin: 'anonymous',
    integrity: hash ?? '',
  });
  document.head.append(link);
}
