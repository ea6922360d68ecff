import autocannon from 'autocannon';

/** A prepared request, so that building it is not timed. */
export interface Call {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Answer {
  readonly status: number;
  readonly text: string;
  /** ms from sending to the last byte. */
  readonly took: number;
}

interface Called {
  /** In the order of the calls. */
  readonly answers: readonly Answer[];
  /** ms from the first call to the last answer. */
  readonly elapsed: number;
}

/**
 * Posts every call once over a number of connections; each waits for an answer before its next call. Uses
 * little CPU, as it shares the machine with the server.
 */
export const postAll = (origin: string, calls: readonly Call[], connections: number): Promise<Called> =>
  new Promise((resolve, reject) => {
    const answers: Answer[] = [];
    let workers = 0;
    let started = 0;
    let last = 0;
    const setupClient = (client: autocannon.Client): void => {
      const worker = workers++;
      let answered = { place: 0, status: 0, text: '' };
      const requestOf = (call: Call, place: number): autocannon.Request => ({
        ...call,
        method: 'POST',
        onResponse: (status, text) => {
          answered = { place, status, text };
        },
      });
      client.setRequests(calls.map(requestOf).filter((_request, place) => place % connections === worker));
      client.on('response', (_status: number, _bytes: number, took: number) => {
        const { place, ...answer } = answered;
        answers[place] = { ...answer, took };
        last = performance.now();
      });
    };
    const load = autocannon(
      { url: origin, connections, amount: calls.length, timeout: 30, setupClient },
      (error) => (error ? reject(error) : resolve({ answers, elapsed: last - started })),
    );
    load.on('start', () => {
      started = performance.now();
    });
  });
