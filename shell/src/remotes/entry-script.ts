import type { LiveRelease } from '@portal/shared/contract';
import { fileTimeoutMs } from './timeouts.ts';

const pending = new Map<string, Promise<void>>();

/**
 * The URL of a release's entry. A retry needs another URL: browsers queue a second request behind the first.
 */
export function entryUrl({ base, entry }: LiveRelease, again = false): string {
  return new URL(base + entry + (again ? '?again' : ''), document.baseURI).href;
}

/**
 * Runs a release's entry with its integrity. Rejects after a timeout or an integrity error; a URL that is
 * loading is not requested twice.
 */
export function loadEntryScript(release: LiveRelease, again = false): Promise<void> {
  const { entryType, integrity, entry } = release;
  const url = entryUrl(release, again);
  const script = pending.get(url) ?? loadScript(url, integrity[entry], entryType === 'module');
  pending.set(url, script);
  return script.finally(() => pending.delete(url));
}

/** Runs a script that is no release's: an override of the browser's devtools. */
function loadScript(src: string, integrity?: string, isModule = false): Promise<void> {
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  if (isModule) script.type = 'module';
  if (integrity) script.integrity = integrity;
  script.src = src;
  return new Promise<void>((resolve, reject) => {
    const late = () => reject(new Error(`${src} did not come within ${fileTimeoutMs} ms.`));
    const timer = setTimeout(late, fileTimeoutMs);
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
