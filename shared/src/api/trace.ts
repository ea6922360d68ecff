import { randomHex } from './random-keys.ts';

/** A call that has ended. Times in ms of `performance.now()`. */
export interface EndedCall {
  /** The trace of the navigation that it began in. */
  readonly trace: string;
  readonly span: string;
  readonly key: string;
  readonly at: number;
  readonly ms: number;
}

const maxCalls = 20;

let page = '';
let trace = '';

/** The server renders without `crypto`, and sends no calls. */
const newId = (bytes: number): string => (globalThis.crypto ? randomHex(bytes) : '');

/** The trace of the document, which the server names where it records traces. */
export const documentTrace = (): string | undefined =>
  (
    performance.getEntriesByType?.('navigation') as PerformanceNavigationTiming[] | undefined
  )?.[0]?.serverTiming?.find(({ name }) => name === 'trace')?.description;

/** The id of the trace of this navigation (W3C Trace Context): it changes with the URL. */
export const currentTrace = (): string => {
  if (page !== location.href) {
    trace = (!page && documentTrace()) || newId(16);
    page = location.href;
  }
  return trace;
};

/** The latest calls, at most 20; they are removed when they are reported. */
export const endedCalls: EndedCall[] = [];

/** Makes a call with the header `traceparent` of the current trace, and remembers it in `endedCalls`. */
export const traceCall = async <T>(key: string, send: (traceparent: string) => Promise<T>): Promise<T> => {
  const begun = { trace: currentTrace(), span: newId(8), key, at: performance.now() };
  try {
    return await send(`00-${begun.trace}-${begun.span}-01`);
  } finally {
    endedCalls.push({ ...begun, ms: performance.now() - begun.at });
    if (endedCalls.length > maxCalls) endedCalls.shift();
  }
};
