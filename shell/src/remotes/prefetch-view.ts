import type { LiveRelease } from '@portal/shared/contract';
import { findView } from './find-view.ts';
import { hasContainer } from './host.ts';
import { currentReleases } from './live-releases.ts';

const requested = new Set<string>();

/** Fetches a view's files ahead of need, for moments in which somebody points at a link. Runs nothing; unknown names are ignored. */
export function prefetchView(name: string): void {
  prefetchEntry(name);
  const { release } = findView(currentReleases(), name) ?? {};
  if (release) addLinks(release, name, 'prefetch');
}

/** Fetches the entry of the remote that brings a view, without which none of its views can begin. Runs nothing. */
export function prefetchEntry(name: string): void {
  const { release } = findView(currentReleases(), name) ?? {};
  if (release && !hasContainer(release)) addLink(release, release.entry, 'prefetch', 'script');
}

/** Lets the files of a view that is wanted now come beside the remote's entry instead of after it. */
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
  if (document.querySelector(`link[href="${address}"], script[src="${address}"]`)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel, as, href, crossOrigin: 'anonymous' });
  // What is preloaded is taken only by a tag that asks for the same bytes.
  const expected = integrity[file];
  if (expected) link.integrity = expected;
  document.head.append(link);
}
