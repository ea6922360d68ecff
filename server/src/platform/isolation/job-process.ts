import { type ChildProcess, fork } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { watchErrorOutput } from './error-output.ts';
import { residentBytes } from './resident-bytes.ts';

/** A job was stopped: it took too long, took too much memory, or crashed its process. */
export class JobStopped extends Error {}

export interface JobProcessOptions {
  /** The module that the process runs: it answers each message with one. */
  readonly module: URL;
  readonly execArgv: readonly string[];
  /** For one job, in ms. */
  readonly timeoutMs: number;
  /** Of the whole process, in bytes. */
  readonly maxBytes: number;
}

/** Sends jobs to a process of its own. */
interface JobProcess {
  /** One job at a time. Rejects with `JobStopped` beyond a limit, which ends the process. */
  send<Answer>(job: object): Promise<Answer>;
}

/** Behind the server, whose own priority may be lowered, where all cores are busy: about a third of its time. */
const lowerPriority = (): number => Math.min(getPriority() + 5, constants.priority.PRIORITY_LOW);

const memoryCheckMs = 25;
const idleMs = 30_000;

/**
 * A process without environment for work on untrusted bytes: it starts with the first job, ends when it has none for
 * half a minute, and is started anew after it ended.
 */
export const createJobProcess = ({
  module,
  execArgv,
  timeoutMs,
  maxBytes,
}: JobProcessOptions): JobProcess => {
  let child: ChildProcess | undefined;
  let endOf: () => Error;
  let idle: NodeJS.Timeout | undefined;

  const stop = (): void => {
    child?.kill('SIGKILL');
    child = undefined;
  };

  const running = (): ChildProcess => {
    if (child) return child;
    const next = fork(fileURLToPath(module), [], {
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: [...execArgv],
    });
    // Before it has threads, which inherit it.
    if (next.pid !== undefined) setPriority(next.pid, lowerPriority());
    next.unref();
    next.channel?.unref();
    endOf = watchErrorOutput(next);
    const forget = (): void => {
      if (child === next) child = undefined;
    };
    // A process that cannot be started has an error, but does not exit.
    next.on('exit', forget).on('error', forget);
    child = next;
    return next;
  };

  return {
    send: <Answer>(job: object): Promise<Answer> => {
      clearTimeout(idle);
      const current = running();
      const reason = endOf;
      return new Promise<Answer>((resolve, reject) => {
        const settle = (then: () => void): void => {
          clearTimeout(deadline);
          clearInterval(memory);
          current.removeAllListeners('message').off('close', onClose).off('error', onError);
          idle = setTimeout(stop, idleMs).unref();
          then();
        };
        const abort = (reason: string): void => {
          stop();
          settle(() => reject(new JobStopped(reason)));
        };
        const onClose = (): void =>
          settle(() => reject(new JobStopped('The process ended.', { cause: reason() })));
        // It could not be started: that is no fault of the job.
        const onError = (error: Error): void => settle(() => reject(error));
        const deadline = setTimeout(() => abort(`Not done within ${timeoutMs} ms.`), timeoutMs);
        const memory = setInterval(() => {
          if (residentBytes(current.pid) > maxBytes) abort(`More than ${maxBytes} bytes of memory.`);
        }, memoryCheckMs);
        current.once('message', (answer) => settle(() => resolve(answer as Answer)));
        current.once('close', onClose).once('error', onError);
        current.send(job);
      });
    },
  };
};
