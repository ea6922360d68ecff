import { findView, type ViewSource } from './find-view.ts';
import { closeContainer } from './host.ts';
import { currentReleases } from './live-releases.ts';
import { report } from './load-reports.ts';
import { type LoadedView, loadPreviousView, loadView, RemoteUnavailable } from './load-view.ts';
import { pendingViews } from './pending-view.ts';
import { preloadFiles } from './prefetch-view.ts';

export type Outcome = LoadedView | RemoteUnavailable;

/** One view on its way to the screen. `outcome` is there once it has come, or once all ways have failed. */
export interface ViewLoad {
  readonly id: number;
  readonly source: ViewSource;
  readonly promise: Promise<Outcome>;
  outcome?: Outcome;
}

const loads = new Map<string, ViewLoad>();
let lastId = 0;

/**
 * The load of a view from the live release: started at the first call, cached after that. Throws a RangeError
 * for a name that no live remote has.
 */
export function viewLoad(name: string): ViewLoad {
  const source = findView(currentReleases(), name);
  if (!source) throw new RangeError(`No live remote has a view named ${name}.`);
  const known = loads.get(keyOf(source));
  if (known) return known;
  preloadFiles(source.release, name);
  return startLoad(source, loadView(source));
}

/** After a crash: in the first render the previous release is loaded, later only the visitor's retry. */
export function loadAfterCrash(load: ViewLoad, view: LoadedView, error: unknown, first: boolean): ViewLoad {
  const { source } = load;
  report('crashed', view.name, view.release, { error });
  closeContainer(view.release);
  const previous = first && view.release.base === source.release.base ? source.previous : undefined;
  return startLoad(source, loadPreviousView({ ...source, previous }, error));
}

/** Whether a view came from its live release: neither from the previous one, nor not at all. */
export async function isFromLiveRelease({ source, promise }: ViewLoad): Promise<boolean> {
  const outcome = await promise;
  return !(outcome instanceof RemoteUnavailable) && outcome.release.base === source.release.base;
}

/** The next `viewLoad` of this view starts fresh. */
export function forgetLoad({ source }: ViewLoad): void {
  loads.delete(keyOf(source));
}

function startLoad(source: ViewSource, work: Promise<LoadedView>): ViewLoad {
  const promise = work.catch(unavailable);
  const load: ViewLoad = { id: ++lastId, source, promise };
  loads.set(keyOf(source), load);
  pendingViews.add(source.name);
  void promise.then((outcome) => {
    load.outcome = outcome;
    // The fields that React's `use` sets on a settled promise: later renders do not suspend.
    Object.assign(promise, { status: 'fulfilled', value: outcome });
    pendingViews.remove(source.name);
  });
  return load;
}

function unavailable(error: unknown): RemoteUnavailable {
  if (error instanceof RemoteUnavailable) return error;
  throw error;
}

function keyOf({ name, release }: ViewSource): string {
  return `${name}@${release.base}`;
}
