import { setTimeout as wait } from 'node:timers/promises';
import { integrityOf } from '../../build/integrity.ts';
import { readShown, type Shown, signatureOf } from './shown-releases.ts';

const paths = ['/index', '/route', '/hotel', '/login'];
const workers = 4;
const pause = 15;

/** Visitors who open pages in a loop until they are stopped. */
export interface Visitors {
  /** Stops them; returns the number of documents and the failures, as sentences. */
  leave(): Promise<{ readonly documents: number; readonly faults: readonly string[] }>;
}

/** Files of a document's releases that do not load or do not match the document. */
const brokenEntries = async (origin: string, { versions }: Shown): Promise<string[]> => {
  const faults: string[] = [];
  for (const { base, entry, integrity } of versions.values()) {
    const answer = await fetch(origin + base + entry);
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok) faults.push(`${base}${entry} answered ${answer.status}`);
    else if (integrityOf(bytes) !== integrity[entry])
      faults.push(`${base}${entry} is not what the record says`);
  }
  return faults;
};

/** Starts visitors. The files of a release are loaded once, with the first document that has it. */
export const openVisitors = (origin: string): Visitors => {
  const seen = new Set<string>();
  const faults: string[] = [];
  let documents = 0;
  let open = true;

  const lookAt = async (path: string): Promise<void> => {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    const shown = readShown(await answer.text());
    if (answer.status !== 200 || !shown) throw new Error(`answered ${answer.status}`);
    documents += 1;
    faults.push(...shown.mixed);
    const signature = signatureOf(shown);
    if (seen.has(signature)) return;
    seen.add(signature);
    faults.push(...(await brokenEntries(origin, shown)));
  };

  const walk = async (_: unknown, worker: number): Promise<void> => {
    for (let page = worker; open; page += 1) {
      const path = paths[page % paths.length] ?? '/';
      await lookAt(path).catch((error: Error) =>
        faults.push(`${path}: ${String(error.cause ?? error.message)}`),
      );
      await wait(pause);
    }
  };

  const walking = Promise.all(Array.from({ length: workers }, walk));
  return {
    leave: async () => {
      open = false;
      await walking;
      return { documents, faults };
    },
  };
};
