import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { inRoot, root } from './root.ts';

const endWithParent = inRoot('scripts/process/end-with-parent.ts');

export interface Ran {
  readonly code: number;
  readonly output: string;
}

/** Runs a command; returns its exit code and its last 2 MB of output, with the signal that ended it. */
export const run = (command: string, args: readonly string[], options: SpawnOptions = {}): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-2_000_000);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', reject);
    child.on('close', (code, signal) =>
      resolve({ code: code ?? 1, output: signal ? `${output}\nended by ${signal}` : output }),
    );
  });

/** A child process that runs until it is stopped. */
export interface Companion {
  readonly name: string;
  readonly pid: number;
  readonly ended: Promise<number>;
  stop(): Promise<void>;
  /** SIGKILL: the process cannot clean up. */
  kill(): Promise<void>;
}

const endWithin = async (child: ChildProcess, ended: Promise<number>, ms: number): Promise<void> => {
  const timer = setTimeout(() => child.kill('SIGKILL'), ms);
  await ended;
  clearTimeout(timer);
};

/** The last line with the reason: Node ends a crash with its stack and version. */
const lastWords = (lines: readonly string[]): string | undefined =>
  (
    lines.findLast((line) => /^\w*Error\b/.test(line)) ??
    lines.findLast((line) => !/^(\s|\}|Node\.js v)/.test(line))
  )?.slice(0, 500);

interface CompanionOptions {
  readonly name: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Text of the output line that means ready. */
  readonly readyWhen: string;
  readonly onLine?: (line: string) => void;
}

/**
 * Starts a Node process of the portal and waits until it is ready. Throws its last error line if it ends
 * before. `stop` sends SIGTERM, and SIGKILL after 12 s.
 */
export const startCompanion = ({
  name,
  args,
  env,
  readyWhen,
  onLine,
}: CompanionOptions): Promise<Companion> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', endWithParent, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const last: string[] = [];
    const ended = new Promise<number>((done) => child.on('close', (code) => done(code ?? 1)));
    const stop = async (): Promise<void> => {
      child.kill('SIGTERM');
      await endWithin(child, ended, 12_000);
    };
    const kill = async (): Promise<void> => {
      child.kill('SIGKILL');
      await ended;
    };
    const read = (chunk: Buffer): void => {
      for (const line of chunk.toString().split('\n').filter(Boolean)) {
        last.push(line);
        if (last.length > 20) last.shift();
        onLine?.(line);
        if (line.includes(readyWhen)) resolve({ name, pid: child.pid ?? 0, ended, stop, kill });
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => reject(new Error(lastWords(last) ?? `The ${name} ended before it was ready.`)));
  });
