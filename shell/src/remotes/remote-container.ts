import type { LiveRelease } from '@portal/shared/contract';
import type { ComponentType } from 'react';
import { entryUrl, loadEntryScript } from './entry-script.ts';
import { forgetPreloadedStyles, preloadedStylesOf } from './preloaded-files.ts';
import { retryConcurrently } from './retry-concurrently.ts';

/** The container of Module Federation that a remote's entry defines. */
export interface Container {
  init(...scope: readonly unknown[]): Promise<void> | void;
  get(expose: string): Promise<() => unknown>;
}

/** A view as `loadRemote` gives it. */
export interface ViewModule {
  readonly default: ComponentType;
  /** The release that brought it, which may be the previous one. */
  readonly release: LiveRelease;
  /** Milliseconds of the attempt that brought it. */
  readonly ms: number;
}

/** The container by URL of the entry, running or loading. */
const containers = new Map<string, Promise<Container>>();

/**
 * The container of a release, for the `loadEntry` hook. Its `get` starts the entry when the first view is asked for,
 * and again after a failure, because webpack remembers some failures for good and waits for a file that hangs.
 */
export function createContainer(release: LiveRelease): Container {
  let scope: readonly unknown[] = [];
  const bring = async (expose: string, again: boolean): Promise<ViewModule> => {
    const started = performance.now();
    if (again) closeContainer(release);
    try {
      const container = await openContainer(release, again, scope);
      // At once: what webpack finds now, the next attempt may have forgotten by the time the module is there.
      const [factory] = await Promise.all([
        container.get(expose),
        preloadedStylesOf(release, viewName(expose)),
      ]);
      return { default: defaultExport(factory(), expose), release, ms: performance.now() - started };
    } catch (error) {
      closeContainer(release);
      throw error;
    }
  };
  return {
    init: (...given) => {
      scope = given;
    },
    get: async (expose) => {
      const attempt = (again: boolean) => bring(expose, again);
      const module = await retryConcurrently(attempt, viewName(expose), release);
      return () => module;
    },
  };
}

/**
 * The next view of this release gets a new instance of the remote; mounted views keep theirs. What the old instance
 * still waits for must not be found by the new one: webpack would wait for a script, too, and takes a style for loaded.
 */
export function closeContainer(release: LiveRelease): void {
  containers.delete(entryUrl(release));
  forgetPreloadedStyles(release);
  const { href } = new URL(release.base, document.baseURI);
  for (const script of [...document.scripts]) if (script.src.startsWith(href)) script.remove();
}

export function hasContainer(release: LiveRelease): boolean {
  return containers.has(entryUrl(release));
}

function openContainer(release: LiveRelease, again: boolean, scope: readonly unknown[]): Promise<Container> {
  const key = entryUrl(release);
  const container = containers.get(key) ?? startContainer(release, again, scope);
  containers.set(key, container);
  return container;
}

async function startContainer(
  release: LiveRelease,
  again: boolean,
  [shareScope, , options]: readonly unknown[],
): Promise<Container> {
  const container =
    release.entryType === 'module'
      ? await importModuleContainer(release, again)
      : await loadGlobalContainer(release, again);
  await container.init(shareScope, [], options);
  return container;
}

async function loadGlobalContainer(release: LiveRelease, again: boolean): Promise<Container> {
  // An entry that the shell has begun may have run already.
  let container = takeGlobalContainer(release);
  if (container) return container;
  await loadEntryScript(release, again);
  container = takeGlobalContainer(release);
  if (container) return container;
  throw new TypeError(`${entryUrl(release)} left no container named ${release.globalName}.`);
}

/** A script of type `module` checks the integrity; the import then takes what that script has loaded. */
async function importModuleContainer(release: LiveRelease, again: boolean): Promise<Container> {
  await loadEntryScript(release, again);
  const container: unknown = await import(/* webpackIgnore: true */ entryUrl(release, again));
  if (isContainer(container)) return container;
  throw new TypeError(`${entryUrl(release)} exports no container.`);
}

/** The container that the entry has defined. Each is taken once: a retry needs a new one. */
function takeGlobalContainer({ globalName }: LiveRelease): Container | undefined {
  const container: unknown = Reflect.get(globalThis, globalName);
  Reflect.set(globalThis, globalName, undefined);
  return isContainer(container) ? container : undefined;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}

function defaultExport(module: unknown, expose: string): ComponentType {
  const found: unknown = Object(module).default;
  if (!found) throw new TypeError(`The view ${viewName(expose)} has no default export.`);
  return found as ComponentType;
}

/** `./route/detail` is how Module Federation writes the view `route/detail`. */
function viewName(expose: string): string {
  return expose.replace(/^\.\//, '');
}
