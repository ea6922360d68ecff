import type { LiveRelease } from '@portal/shared/contract';
import type { ComponentType } from 'react';
import { insertScript } from './insert-script.ts';

/** What a remote's entry leaves behind: Module Federation's container. */
interface Container {
  init(shareScope: object): Promise<void> | void;
  get(expose: string): Promise<() => unknown>;
}

const containers = new Map<string, Promise<Container>>();

/**
 * Brings a view's module out of a release: the remote's entry once, then the view's own files.
 * After a failure the next attempt starts the remote anew, because webpack remembers some failures for good.
 */
export async function loadModule(release: LiveRelease, view: string): Promise<{ default: ComponentType }> {
  try {
    const container = await openContainer(release);
    const factory = await container.get(`./${view}`);
    const module = factory();
    if (!isView(module)) throw new TypeError(`The view ${view} has no default export.`);
    return module;
  } catch (error) {
    closeContainer(release);
    throw error;
  }
}

/** The next view of this release gets a new instance of the remote; mounted views keep theirs. */
export function closeContainer(release: LiveRelease): void {
  containers.delete(entryUrl(release));
}

export function isOpen(release: LiveRelease): boolean {
  return containers.has(entryUrl(release));
}

function openContainer(release: LiveRelease): Promise<Container> {
  const url = entryUrl(release);
  const opened = containers.get(url) ?? startContainer(release, url);
  containers.set(url, opened);
  return opened;
}

async function startContainer(release: LiveRelease, url: string): Promise<Container> {
  const container = takeContainer(release) ?? (await fetchContainer(release, url));
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default ?? {});
  return container;
}

async function fetchContainer(release: LiveRelease, url: string): Promise<Container> {
  await insertScript(url, release.integrity[release.entry]);
  const container = takeContainer(release);
  if (!container) throw new TypeError(`${url} left no container named ${release.globalName}.`);
  return container;
}

/** The container that the document's own script tag, or ours, has left behind. Each is taken once: a retry wants a new one. */
function takeContainer({ globalName }: LiveRelease): Container | undefined {
  const container: unknown = Reflect.get(globalThis, globalName);
  Reflect.set(globalThis, globalName, undefined);
  return isContainer(container) ? container : undefined;
}

function entryUrl(release: LiveRelease): string {
  return release.base + release.entry;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}

function isView(module: unknown): module is { default: ComponentType } {
  return typeof module === 'object' && module !== null && 'default' in module && Boolean(module.default);
}
