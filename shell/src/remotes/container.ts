import type { LiveRelease } from '@portal/shared/contract';
import type { ComponentType } from 'react';
import { forgetStyles, stylesOf } from './adopt-view-files.ts';
import { insertScript } from './insert-script.ts';

/** What a remote's entry leaves behind: Module Federation's container. */
interface Container {
  init(shareScope: object): Promise<void> | void;
  get(expose: string): Promise<() => unknown>;
}

const containers = new Map<string, Promise<Container>>();

/**
 * Brings a view's module out of a release: the remote's entry once, then the view's own files. `again`, and after a
 * failure, it starts the remote anew, because webpack remembers some failures for good and waits for whatever hangs.
 */
export async function loadModule(
  release: LiveRelease,
  view: string,
  again = false,
): Promise<{ default: ComponentType }> {
  if (again) closeContainer(release);
  try {
    const container = await openContainer(release, again);
    // In the same moment: what webpack finds now, the next attempt may have forgotten by the time the module is there.
    const [factory] = await Promise.all([container.get(`./${view}`), stylesOf(release, view)]);
    const module = factory();
    if (!isView(module)) throw new TypeError(`The view ${view} has no default export.`);
    return module;
  } catch (error) {
    closeContainer(release);
    throw error;
  }
}

/**
 * The next view of this release gets a new instance of the remote; mounted views keep theirs. What the old instance
 * still waits for must not be found by the new one: webpack would wait for a script, too, and takes a style for come.
 */
export function closeContainer(release: LiveRelease): void {
  containers.delete(entryUrl(release));
  forgetStyles(release);
  const { href } = new URL(release.base, document.baseURI);
  for (const script of [...document.scripts]) if (script.src.startsWith(href)) script.remove();
}

export function isOpen(release: LiveRelease): boolean {
  return containers.has(entryUrl(release));
}

function openContainer(release: LiveRelease, again: boolean): Promise<Container> {
  const key = entryUrl(release);
  // Another address: browsers let a second request for the same one wait for the first.
  const opened = containers.get(key) ?? startContainer(release, again ? `${key}?again` : key);
  containers.set(key, opened);
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
