import type { App, LiveRelease } from '@portal/shared/contract';
import type { ComponentType } from 'react';
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
  /** Brings the view's module out of a release. Rejects when a file or the module itself is broken. */
  readonly loadModule: (release: LiveRelease, view: string) => Promise<{ default: ComponentType }>;
  readonly report: (report: LoadReport) => void;
  /** For one attempt, in milliseconds. */
  readonly timeout?: number;
}

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

/** Twice from the live release, then once from the good one before it; then throws RemoteUnavailable. */
export async function loadView(source: ViewSource, loading: Loading): Promise<LoadedView> {
  try {
    return await attempt(source, source.release, loading);
  } catch (error) {
    announce(source, source.release, loading, 'retry', error);
  }
  try {
    return await attempt(source, source.release, loading);
  } catch (error) {
    return loadPrevious(source, loading, error);
  }
}

/** The view from the good release before, as for a view that crashes. Throws RemoteUnavailable. */
export async function loadPrevious(
  source: ViewSource,
  loading: Loading,
  reason: unknown,
): Promise<LoadedView> {
  const { previous } = source;
  if (!previous || !Object.hasOwn(previous.views, source.name)) throw giveUp(source, loading, reason);
  announce(source, previous, loading, 'previous', reason);
  try {
    return await attempt(source, previous, loading);
  } catch (error) {
    throw giveUp(source, loading, error);
  }
}

async function attempt(source: ViewSource, release: LiveRelease, loading: Loading): Promise<LoadedView> {
  const start = performance.now();
  const tell = (step: LoadReport['step'], error?: unknown) =>
    announce(source, release, loading, step, error, performance.now() - start);
  try {
    const module = await within(loading.timeout ?? 8000, loading.loadModule(release, source.name));
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

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
