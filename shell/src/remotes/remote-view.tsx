import type { App } from '@portal/shared/contract';
import { type ComponentType, startTransition, use, useEffect, useReducer, useState } from 'react';
import { findView } from './find-view.ts';
import { currentReleases, refreshReleases } from './live-releases.ts';
import { type LoadedView, RemoteUnavailable } from './load-view.ts';
import { ViewErrorBoundary } from './view-error-boundary.tsx';
import { forgetLoad, loadAfterCrash, type Outcome, type ViewLoad, viewLoad } from './view-loads.ts';

export interface UnavailableProps {
  readonly app: App;
  readonly view: string;
  /** Retries with the live release. */
  readonly retry: () => void;
}

interface Props {
  /** A name that `findView` knows; anything else throws a RangeError. */
  readonly name: string;
  /** Shown in place of a view that no release could load. */
  readonly Unavailable: ComponentType<UnavailableProps>;
}

let isFirstViewShown = false;

/**
 * Shows a remote's view. While it loads, a navigation in a transition keeps the old view on the screen; the very
 * first view leaves its place empty. Needs one `<Suspense>` above the routes.
 */
export function RemoteView({ name, Unavailable }: Props) {
  const [kept, setLoad] = useState(() => viewLoad(name));
  const load = kept.source.name === name ? kept : viewLoad(name);
  if (load !== kept) setLoad(load);
  const outcome = useOutcome(load);

  useEffect(() => {
    if (outcome) isFirstViewShown = true;
    // A later visit loads a failed view again.
    if (outcome instanceof RemoteUnavailable) forgetLoad(load);
  }, [load, outcome]);

  const change = (next: () => ViewLoad) => startTransition(() => setLoad(next()));
  if (!outcome) return null;
  if (outcome instanceof RemoteUnavailable) {
    const retry = () => retryWhenKnown(name, () => change(() => viewLoad(name)));
    return <Unavailable app={outcome.app} view={outcome.view} retry={retry} />;
  }
  const onCrash = (error: unknown, first: boolean) =>
    change(() => loadAfterCrash(load, outcome, error, first));
  return <ViewFrame key={load.id} view={outcome} onCrash={onCrash} />;
}

/** The release with the view may have been rolled back: first check whether another one has it now. */
function retryWhenKnown(name: string, then: () => void): void {
  const isKnown = () => findView(currentReleases(), name) !== undefined;
  if (isKnown()) then();
  else void refreshReleases().then(() => isKnown() && then());
}

function ViewFrame({
  view,
  onCrash,
}: {
  view: LoadedView;
  onCrash: (error: unknown, first: boolean) => void;
}) {
  const { name, release, Component } = view;
  return (
    <div data-view={name} data-remote={release.app} data-release={release.version}>
      <ViewErrorBoundary onCrash={onCrash}>
        <Component />
      </ViewErrorBoundary>
    </div>
  );
}

/**
 * The first view is set by state, because React delays the replacement of a Suspense fallback by 300 ms; in a
 * transition, because rendering a whole screen at once would block input.
 */
function useOutcome(load: ViewLoad): Outcome | undefined {
  const [, update] = useReducer((times: number) => times + 1, 0);
  const outcome = isFirstViewShown ? use(load.promise) : load.outcome;
  useEffect(() => {
    if (!outcome) void load.promise.then(() => startTransition(update));
  }, [load, outcome]);
  return outcome;
}
