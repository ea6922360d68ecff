import type { App, LiveRelease } from '@portal/shared/contract';
import type { ComponentType } from 'react';
import type { ViewSource } from './find-view.ts';
import { loadPreviousModule, loadViewModule } from './host.ts';
import { report } from './load-reports.ts';
import type { ViewModule } from './remote-container.ts';

export interface LoadedView {
  readonly name: string;
  readonly release: LiveRelease;
  readonly Component: ComponentType;
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

/**
 * Twice from the live release, then from the good one before it, all together within 9 s; then throws
 * RemoteUnavailable.
 */
export const loadView = (source: ViewSource): Promise<LoadedView> =>
  toLoadedView(source, loadViewModule(source));

/** The view from the good release before, for one that crashed with `error`. Throws RemoteUnavailable. */
export const loadPreviousView = (source: ViewSource, error: unknown): Promise<LoadedView> =>
  toLoadedView(source, loadPreviousModule(source, error) ?? Promise.reject(error));

async function toLoadedView(source: ViewSource, module: Promise<ViewModule>): Promise<LoadedView> {
  try {
    const { default: Component, release } = await module;
    return { name: source.name, release, Component };
  } catch (error) {
    report('unavailable', source.name, source.release, { error });
    throw new RemoteUnavailable(source, error);
  }
}
