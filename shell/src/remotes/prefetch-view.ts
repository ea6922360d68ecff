import type { LiveRelease } from '@portal/shared/contract';
import { isOpen } from './container.ts';
import { currentReleases } from './live-releases.ts';
import { findView } from './registry.ts';

const asked = new Set<string>();

/** Fetches a view's files ahead of need, for hover and idle moments. Runs nothing; unknown names are ignored. */
export function prefetchView(name: string): void {
  const source = findView(currentReleases(), name);
  if (source) prefetchFiles(source.release, name);
}

/** Lets the view's files come beside the remote's entry instead of after it. */
export function prefetchFiles(release: LiveRelease, view: string): void {
  const { js, css } = release.views[view] ?? { js: [], css: [] };
  if (!isOpen(release)) prefetch(release.base + release.entry, 'script');
  for (const file of js) prefetch(release.base + file, 'script');
  for (const file of css) prefetch(release.base + file, 'style');
}

function prefetch(href: string, as: 'script' | 'style'): void {
  if (asked.has(href)) return;
  asked.add(href);
  const address = CSS.escape(href);
  if (document.querySelector(`link[href="${address}"], script[src="${address}"]`)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'prefetch', as, href, crossOrigin: 'anonymous' });
  document.head.append(link);
}
