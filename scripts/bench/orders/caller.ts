import autocannon from 'autocannon';

/** A request that is ready to go: nothing of it is made while time is taken. */
export interface Call {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Answer {
  readonly status: number;
  readonly text: string;
  /** From sending to the last byte, in ms. */
  readonly took: number;
}

interface Called {
  /** In the order of the calls. */
  readonly answers: readonly Answer[];
  /** From the first call to the last answer, in ms. */
  readonly elapsed: number;
}

/**
 * Posts every call once over so many connections, each of which has its share of them and waits for one answer before
 * the next; with as little of this process's time as can be, as it shares the machine.
 */
export const postAll = (origin: string, calls: readonly Call[], connections: number): Promise<Called> =>
  new Promise((resolve, reject) => {
    const answers: Answer[] = [];
    let lanes = 0;
    let started = 0;
    let last = 0;
    const setupClient = (client: autocannon.Client): void => {
      const lane = lanes++;
      let answered = { place: 0, status: 0, text: '' };
      const requestOf = (call: Call, place: number): autocannon.Request => ({
        ...call,
        method: 'POST',
        onResponse: (status, text) => {
          answered = { place, status, text };
        },
      });
      client.setRequests(calls.map(requestOf).filter((_request, place) => place % connections === lane));
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
