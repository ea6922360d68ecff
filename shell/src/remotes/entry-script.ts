import type { LiveRelease } from '@portal/shared/contract';
import { fileTimeout } from './timeouts.ts';

const inFlight = new Map<string, Promise<void>>();

/** Where a release's entry is. A retry needs another address: browsers let a second request wait for the first. */
export function entryUrl({ base, entry }: LiveRelease, again = false): string {
  return new URL(base + entry + (again ? '?again' : ''), document.baseURI).href;
}

/**
 * Runs a release's entry with its integrity. Rejects when it does not come in time or its bytes are not the expected;
 * an address whose script is under way is not asked for twice.
 */
export function runEntry(release: LiveRelease, again = false): Promise<void> {
  const { entryType, integrity, entry } = release;
  const url = entryUrl(release, again);
  const script = inFlight.get(url) ?? insertScript(url, integrity[entry], entryType === 'module');
  inFlight.set(url, script);
  return script.finally(() => inFlight.delete(url));
}

/** Runs a script that is no release's: an override of the browser's devtools. */
export function insertScript(src: string, integrity?: string, isModule = false): Promise<void> {
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  if (isModule) script.type = 'module';
  if (integrity) script.integrity = integrity;
  script.src = src;
  return new Promise<void>((resolve, reject) => {
    const late = () => reject(new Error(`${src} did not come within ${fileTimeout} ms.`));
    const timer = setTimeout(late, fileTimeout);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      reject(new Error(`${src} could not be loaded, or its integrity is broken.`));
    });
    document.head.append(script);
  }).finally(() => script.remove());
}
