import type { LiveReleases } from '@portal/shared/contract';
import { findView } from '../remotes/index.ts';

/** What a view name resolves to. */
export type ResolvedView = 'layout' | 'remote' | 'unknown';

/**
 * `Layout` is the main layout shell; a name that a live remote has is that remote's view; anything else, be it
 * `constructor` or `__proto__`, is unknown and ends in the 404 page.
 */
export const resolveView = (name: string | undefined, releases: LiveReleases): ResolvedView => {
  if (name === 'Layout') return 'layout';
  return name && findView(releases, name) ? 'remote' : 'unknown';
};
