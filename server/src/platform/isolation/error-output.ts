import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';

/** Node's report on an unhandled error or a full heap, whose end says most. */
const maxLength = 4000;

/**
 * Reads the standard error of a process without keeping this one alive. Returns why it ended, to be called after its
 * `close`: the cause is the end of what it wrote.
 */
export const watchErrorOutput = (child: ChildProcess): (() => Error) => {
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    text = (text + chunk).slice(-maxLength);
  });
  (child.stderr as Socket | null)?.unref();
  return () =>
    new Error(`The process ended (${child.signalCode ?? child.exitCode}).`, { cause: new Error(text) });
};
