import type { App, LiveRelease } from '@portal/shared/contract';
import type { ComponentType } from 'react';
import { patience, within } from './patience.ts';
import type { ViewSource } from './registry.ts';

export interface LoadedView {
  readonly name: string;
  readonly release: LiveRelease;
  readonly Component: ComponentType;
}

/** What happened on the way to a view. `crashed` is a view that was loaded and failed to render. */
export interface LoadReport {
  readonly step: 'loaded' | 'failed' | 'retry' | 'previous' | 'crashed' | 'unavailable';
  readonly view: string;
  readonly app: App;
  readonly version: string;
  /** Milliseconds of this attempt. */
  readonly ms: number;
  readonly error?: unknown;
}

export interface Loading {
  /**
   * Brings the view's module out of a release. Rejects when a file or the module itself is broken. `again` begins
   * anew, beside an attempt that may still be under way.
   */
  readonly loadModule: (
    release: LiveRelease,
    view: string,
    again: boolean,
  ) => Promise<{ default: ComponentType }>;
  readonly report: (report: LoadReport) => void;
}

type Module = Awaited<ReturnType<Loading['loadModule']>>;

/** No release of the remote could bring the view. A remote that is down is not an unknown page. */
export class RemoteUnavailable extends Error {
  readonly view: string;
  readonly app: App;

  constructor(source: ViewSource, cause: unknown) {
    super(`${source.app} cannot show the view ${source.name} at the moment.`, { cause });
    this.name = 'RemoteUnavailable';
    this.view = source.name;
    this.app = source.app;
  }
}

/**
 * Twice from the live release, then once from the good one before it; then throws RemoteUnavailable. A release that
 * says nothing is begun again while its first attempt may still come through, so that a slow network is not made
 * slower; all together it takes at most 9 s.
 */
export async function loadView(source: ViewSource, loading: Loading): Promise<LoadedView> {
  const begun = performance.now();
  const left = (ms: number) => Math.max(0, begun + ms - performance.now());
  const { release, name } = source;
  const first = loading.loadModule(release, name, false);
  try {
    return await attempt(source, release, loading, within(patience.again, first));
  } catch (error) {
    announce(source, release, loading, 'retry', error);
  }
  try {
    const second = loading.loadModule(release, name, true);
    const either = Promise.race([second, first.catch(() => second)]);
    return await attempt(source, release, loading, within(left(patience.live), either));
  } catch (error) {
    return loadPrevious(source, loading, error, left(patience.all));
  }
}

/** The view from the good release before, in so many ms, as for a view that crashes. Throws RemoteUnavailable. */
export async function loadPrevious(
  source: ViewSource,
  loading: Loading,
  reason: unknown,
  ms: number = patience.live,
): Promise<LoadedView> {
  const { previous, name } = source;
  if (!previous || !Object.hasOwn(previous.views, name)) throw giveUp(source, loading, reason);
  announce(source, previous, loading, 'previous', reason);
  try {
    return await attempt(source, previous, loading, within(ms, loading.loadModule(previous, name, false)));
  } catch (error) {
    throw giveUp(source, loading, error);
  }
}

async function attempt(
  source: ViewSource,
  release: LiveRelease,
  loading: Loading,
  work: Promise<Module>,
): Promise<LoadedView> {
  const start = performance.now();
  const tell = (step: LoadReport['step'], error?: unknown) =>
    announce(source, release, loading, step, error, performance.now() - start);
  try {
    const module = await work;
    tell('loaded');
    return { name: source.name, release, Component: module.default };
  } catch (error) {
    tell('failed', error);
    throw error;
  }
}

function giveUp(source: ViewSource, loading: Loading, cause: unknown): RemoteUnavailable {
  announce(source, source.release, loading, 'unavailable', cause);
  return new RemoteUnavailable(source, cause);
}

function announce(
  { name, app }: ViewSource,
  { version }: LiveRelease,
  { report }: Loading,
  step: LoadReport['step'],
  error?: unknown,
  ms = 0,
): void {
  report({ step, view: name, app, version, ms: Math.round(ms), error });
}
