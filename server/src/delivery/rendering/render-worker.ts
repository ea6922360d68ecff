import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { residentBytes, watchErrorOutput } from '#src/platform/isolation/index.ts';
import type { FromRenderer, RenderJob, ToRenderer } from './messages.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const browser = readFileSync(new URL('./browser.js', import.meta.url), 'utf8');

/** Limits of one render process. */
export interface RenderLimits {
  /** For one page, in ms. */
  readonly timeoutMs: number;
  /** Of the whole process, in bytes. */
  readonly maxBytes: number;
}

export const renderLimits: RenderLimits = { timeoutMs: 3000, maxBytes: 300 * 1024 * 1024 };

const heapShare = 0.6;
const memoryCheckMs = 10;

/**
 * No environment, no files but its own, no child processes, and no code generation from strings. The intrinsics are
 * frozen because a getter on their prototypes would get the objects of Node as `this`.
 */
const start = ({ maxBytes }: RenderLimits): ChildProcess => {
  const child = fork(`${here}render-process.ts`, [], {
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [
      '--permission',
      `--allow-fs-read=${here}render-process.ts`,
      `--max-old-space-size=${Math.round((maxBytes * heapShare) / 1024 / 1024)}`,
      '--disallow-code-generation-from-strings',
      '--frozen-intrinsics',
    ],
  });
  child.unref();
  child.channel?.unref();
  return child;
};

export interface RenderWorker {
  /**
   * The HTML of a page. Rejects after an error, a timeout (in ms, by default that of the limits), or too much memory;
   * the last two end the process.
   */
  render(job: RenderJob, timeoutMs?: number): Promise<string>;
  stop(): void;
}

/**
 * Renders one page after another in a process of its own, which starts with the first page and again after it ended.
 * `loadFile` reads a file of a release by its path; undefined when there is none. `onCrash` gets the reason when the
 * process ends by itself, also between pages.
 */
export const createRenderWorker = (
  loadFile: (path: string) => Promise<string | undefined>,
  limits: RenderLimits,
  onCrash: (reason: Error) => void = () => undefined,
): RenderWorker => {
  let child: ChildProcess | undefined;
  let count = 0;

  const answerFile = async (to: ChildProcess, path: string): Promise<void> => {
    const text = await loadFile(path).catch(() => undefined);
    if (to.connected) to.send({ kind: 'file', path, text } satisfies ToRenderer);
  };

  const running = (): ChildProcess => {
    if (child) return child;
    const next = start(limits);
    next.on('message', (message: FromRenderer) => {
      if (message.kind === 'file') void answerFile(next, message.path);
    });
    next.on('error', () => undefined);
    const endOf = watchErrorOutput(next);
    next.on('exit', () => {
      if (child !== next) return;
      child = undefined;
      next.on('close', () => onCrash(endOf()));
    });
    next.send({ kind: 'start', browser } satisfies ToRenderer);
    child = next;
    return next;
  };

  const stop = (): void => {
    child?.kill('SIGKILL');
    child = undefined;
  };

  const render: RenderWorker['render'] = ({ key, files, ...page }, timeoutMs = limits.timeoutMs) => {
    const id = ++count;
    const process = running();
    return new Promise<string>((resolve, reject) => {
      const onMessage = (message: FromRenderer) => {
        if (message.kind === 'file' || message.id !== id) return;
        if (message.kind === 'rendered') settle(() => resolve(message.html));
        else settle(() => reject(Object.assign(new Error(message.error), { stack: message.stack })));
      };
      const abort = (reason: string) => {
        stop();
        settle(() => reject(new Error(reason)));
      };
      const onExit = () => settle(() => reject(new Error('The render process ended.')));
      const deadline = setTimeout(() => abort(`Not rendered within ${timeoutMs} ms.`), timeoutMs);
      const memory = setInterval(() => {
        if (residentBytes(process.pid) > limits.maxBytes)
          abort(`More than ${limits.maxBytes} bytes of memory.`);
      }, memoryCheckMs);
      const settle = (then: () => void) => {
        clearTimeout(deadline);
        clearInterval(memory);
        process.off('message', onMessage);
        process.off('exit', onExit);
        then();
      };
      process.on('message', onMessage);
      process.on('exit', onExit);
      process.send({ kind: 'render', id, key, files, page: JSON.stringify(page) } satisfies ToRenderer);
    });
  };

  return { render, stop };
};
