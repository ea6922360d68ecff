import type { LiveReleases } from '@portal/shared/contract';
import { Outlet } from '@portal/shared/router';
import { startTransition, useEffect, useState } from 'react';
import { RemoteUnavailable } from '../feedback/remote-unavailable.tsx';
import { NotFound } from '../pages/deferred-pages.ts';
import { Pending } from '../pages/pending.tsx';
import { currentReleases, findView, RemoteView, refreshReleases, watchReleases } from '../remotes/index.ts';

/** What a view name resolves to. */
type ResolvedView = 'layout' | 'remote' | 'unknown';

/**
 * `Layout` is the main layout shell; a name that a live remote has is that remote's view; anything else, be it
 * `constructor` or `__proto__`, is unknown and ends in the 404 page.
 */
export const resolveView = (name: string | undefined, releases: LiveReleases): ResolvedView => {
  if (name === 'Layout') return 'layout';
  return name && findView(releases, name) ? 'remote' : 'unknown';
};

/** A mounted view stays, also when no release has it any more: its input is not lost. */
const useResolvedView = (name: string | undefined): ResolvedView => {
  const [shown, setShown] = useState<string>();
  if (name !== undefined && name === shown) return 'remote';
  const resolved = resolveView(name, currentReleases());
  const next = resolved === 'remote' ? name : undefined;
  if (next !== shown) setShown(next);
  return resolved;
};

/**
 * Whether no live release has the view. It may have been released since the last poll: the live releases are
 * loaded once more before the 404 page.
 */
const useConfirmedUnknown = (resolved: ResolvedView, name: string | undefined): boolean => {
  const [asked, setAsked] = useState<string>();
  const [, lookAgain] = useState<object>();
  const isUnknown = resolved === 'unknown' && name !== undefined && name !== '';
  useEffect(() => {
    if (!isUnknown) return;
    void refreshReleases().then(() => startTransition(() => setAsked(name)));
    return watchReleases(() => startTransition(() => lookAgain({})));
  }, [isUnknown, name]);
  return !isUnknown || asked === name;
};

/** Renders what a view name resolves to. The main layout is around all menu routes already: inside it adds nothing. */
export const View = ({ name }: { name: string | undefined }) => {
  const resolved = useResolvedView(name);
  const certain = useConfirmedUnknown(resolved, name);
  if (resolved === 'layout') return <Outlet />;
  if (resolved === 'unknown' || !name) return certain ? <NotFound /> : <Pending />;
  return <RemoteView name={name} Unavailable={RemoteUnavailable} />;
};
