import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../../../process/root.ts';

/** Memory of the render processes of all servers. */
export interface RenderMemory {
  /** The most that a process had at once, in MB. */
  readonly peak: number;
  readonly processes: number;
}

const script = inRoot('server/src/delivery/rendering/render-process.ts');
const pageBytes = 4096;
const listMs = 200;
const lookMs = 10;

const readText = (path: string): string => {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    // The process has ended.
    return '';
  }
};

const listProcesses = (): string[] =>
  readdirSync('/proc').filter(
    (pid) => /^\d+$/.test(pid) && readText(`/proc/${pid}/cmdline`).includes(`\0${script}`),
  );

const bytesOf = (pid: string): number =>
  Number(readText(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * pageBytes;

/** Watches the render processes until it is stopped. */
export const watchRenderMemory = (): { result(): RenderMemory; stop(): void } => {
  const known = new Set<string>();
  let running = listProcesses();
  let peak = 0;
  const list = setInterval(() => {
    running = listProcesses();
  }, listMs);
  const look = setInterval(() => {
    for (const pid of running) {
      known.add(pid);
      peak = Math.max(peak, bytesOf(pid));
    }
  }, lookMs);
  return {
    result: () => ({ peak: Math.round(peak / 1024 / 1024), processes: known.size }),
    stop: () => {
      clearInterval(list);
      clearInterval(look);
    },
  };
};
