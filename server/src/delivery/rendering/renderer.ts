import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import type { RenderJob } from './messages.ts';
import { createRenderWorker, type RenderLimits, type RenderWorker, renderLimits } from './render-worker.ts';

/** What became of a request to render a page. */
export type RenderOutcome = 'rendered' | 'failed' | 'busy' | 'paused' | 'off' | 'incomplete';

/** A page to render; `name` is its view, for which failures are counted. */
export interface RenderRequest extends RenderJob {
  readonly name: string;
}

export interface Renderer {
  /** The HTML of `#root` for a visitor without a session; undefined when the browser has to render the page itself. */
  render(request: RenderRequest): Promise<string | undefined>;
  /** Counts a page that is left to the browser because a response that it shows is missing. */
  skipIncomplete(): void;
  /** Ends the processes. */
  stop(): void;
}

export interface RendererOptions extends Partial<RenderLimits> {
  /** Reads a file of a release by its path; undefined when there is none. */
  readonly loadFile: (path: string) => Promise<string | undefined>;
  /** Default: one for each core but the first, at most four. 0: nothing is rendered. */
  readonly processes?: number | undefined;
  /** How long a page waits for a process, in ms. */
  readonly maxWaitMs?: number;
  /** Called once for each request; `seconds` of a rendered page include the wait for a process. */
  readonly onOutcome?: (outcome: RenderOutcome, seconds: number) => void;
  readonly onError?: (error: unknown, request: RenderRequest) => void;
  /** Called when a process ended by itself. */
  readonly onCrash?: (reason: Error) => void;
}

/** Pages that wait for a process; others are rendered by their browsers. */
const maxWaiting = 20;
/** A view that failed this often within the pause is not rendered until the pause is over. */
const maxFailures = 3;
const pauseMs = 30_000;

/** One process leaves a core for the server; more than four gain little. */
const processCount = (): number => Math.max(1, Math.min(4, availableParallelism() - 1));

/** Takes the next free worker, in the order of the requests. Undefined when too many wait, or one waits too long. */
const createQueue = (workers: readonly RenderWorker[], maxWaitMs: number) => {
  const free = [...workers];
  const waiting: ((worker: RenderWorker) => void)[] = [];
  const wait = () =>
    new Promise<RenderWorker | undefined>((resolve) => {
      const giveUp = () => {
        waiting.splice(waiting.indexOf(accept), 1);
        resolve(undefined);
      };
      const timer = setTimeout(giveUp, maxWaitMs);
      const accept = (worker: RenderWorker) => {
        clearTimeout(timer);
        resolve(worker);
      };
      waiting.push(accept);
    });
  return {
    take: async (): Promise<RenderWorker | undefined> => {
      const worker = free.pop();
      if (worker) return worker;
      return waiting.length < maxWaiting ? wait() : undefined;
    },
    giveBack: (worker: RenderWorker): void => {
      const next = waiting.shift();
      if (next) next(worker);
      else free.push(worker);
    },
  };
};

/**
 * Renders pages in processes of their own. Never rejects: an error, a timeout, a full queue or a view that failed three
 * times within 30 s leaves the page to the browser.
 */
export const createRenderer = ({
  loadFile,
  processes = processCount(),
  maxWaitMs = 1000,
  onOutcome = () => undefined,
  onError = () => undefined,
  onCrash = () => undefined,
  ...limits
}: RendererOptions): Renderer => {
  const workers = Array.from({ length: processes }, () =>
    createRenderWorker(loadFile, { ...renderLimits, ...limits }, onCrash),
  );
  const queue = createQueue(workers, maxWaitMs);
  const failures = new LRUCache<string, number>({ max: 500, ttl: pauseMs });

  const attempt = async (worker: RenderWorker, request: RenderRequest, failed: string) => {
    const { name: _name, ...job } = request;
    try {
      const html = await worker.render(job);
      failures.delete(failed);
      return html;
    } catch (error) {
      failures.set(failed, (failures.get(failed) ?? 0) + 1);
      onError(error, request);
      return undefined;
    } finally {
      queue.giveBack(worker);
    }
  };

  const render: Renderer['render'] = async (request) => {
    const startedAt = performance.now();
    const end = (outcome: RenderOutcome) => onOutcome(outcome, (performance.now() - startedAt) / 1000);
    if (processes === 0) return void end('off');
    const failed = `${request.key} ${request.name}`;
    if ((failures.get(failed) ?? 0) >= maxFailures) return void end('paused');
    const worker = await queue.take();
    if (!worker) return void end('busy');
    const html = await attempt(worker, request, failed);
    end(html === undefined ? 'failed' : 'rendered');
    return html;
  };

  return {
    render,
    skipIncomplete: () => onOutcome('incomplete', 0),
    stop: () => {
      for (const worker of workers) worker.stop();
    },
  };
};
