import autocannon from 'autocannon';

/** Latency in ms and throughput of one call under load. */
export interface Figures {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly perSecond: number;
}

interface Load {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly connections: number;
  /** Measured time, after a warm-up of half a second. */
  readonly seconds: number;
}

const warmUp = 500;

const quantile = (sorted: readonly number[], share: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;

const figuresOf = (times: readonly number[], seconds: number): Figures => {
  const sorted = times.toSorted((a, b) => a - b);
  const perSecond = Math.round(times.length / seconds);
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), p99: quantile(sorted, 0.99), perSecond };
};

/** Paths per connection. */
const share = 40;

/** Connections start at different paths, so that all paths are requested and no two the same at once. */
const requestsOf = (paths: readonly string[], place: number): autocannon.Request[] => {
  const start = Math.floor(paths.length * place);
  const mine = [...paths.slice(start), ...paths.slice(0, start)].slice(0, share);
  return mine.map((path) => ({ method: 'GET', path }));
};

/** Runs the load; `onAnswer` gets every answer with the ms since the start and its latency. */
const run = (
  { origin, paths, connections, seconds }: Load,
  onAnswer: (since: number, took: number) => void,
): Promise<autocannon.Result> =>
  new Promise((resolve, reject) => {
    let clients = 0;
    const setupClient = (client: autocannon.Client): void => {
      client.setRequests(requestsOf(paths, clients / connections));
      clients += 1;
    };
    const options = {
      url: origin,
      connections,
      duration: seconds + warmUp / 1000,
      sampleInt: 100,
      setupClient,
    };
    let started = Number.POSITIVE_INFINITY;
    const load = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    load.on('start', () => {
      started = performance.now();
    });
    load.on('response', (_client, _status, _bytes, took) => onAnswer(performance.now() - started, took));
  });

/** Connections for first answers, which no cache has. */
const firstVisitors = 4;

/** Requests every path once; returns the latencies of first answers. Throws unless all are 200. */
export const measureFirst = async ({
  origin,
  paths,
}: Pick<Load, 'origin' | 'paths'>): Promise<Pick<Figures, 'p50' | 'p95'>> => {
  const waiting = [...new Set(paths)];
  const times: number[] = [];
  const visitor = async (): Promise<void> => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const started = performance.now();
      const answer = await fetch(`${origin}${path}`);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}.`);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: firstVisitors }, visitor));
  return figuresOf(times, 1);
};

/** Requests the paths in a loop on a number of connections. Throws unless all answers are 200. */
export const measure = async (load: Load): Promise<Figures> => {
  const times: number[] = [];
  const end = warmUp + load.seconds * 1000;
  const { non2xx, errors, timeouts } = await run(load, (since, took) => {
    if (since >= warmUp && since < end) times.push(took);
  });
  if (non2xx + errors + timeouts > 0 || times.length === 0)
    throw new Error(`${load.paths[0]}: ${non2xx} refused, ${errors} failed, ${timeouts} without an answer.`);
  return figuresOf(times, load.seconds);
};
