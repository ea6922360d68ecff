import { getPriority } from 'node:os';

/** A process for tests: answers, or does what a hostile file would have a decoder do. */
interface Job {
  readonly kind: 'echo' | 'loop' | 'memory' | 'exit' | 'throw' | 'reject';
}

const taken: Buffer[] = [];

const work: Readonly<Record<Job['kind'], () => unknown>> = {
  echo: () => process.send?.({ kind: 'echo', env: process.env, priority: getPriority() }),
  loop: () => {
    for (;;);
  },
  memory: () => setInterval(() => taken.push(Buffer.alloc(16 * 1024 * 1024, 1)), 5),
  exit: () => process.exit(1),
  throw: () =>
    setImmediate(() => {
      throw new Error('lost exception');
    }),
  reject: () => void Promise.reject(new Error('lost rejection')),
};

process.on('message', ({ kind }: Job) => void work[kind]());
process.on('disconnect', () => process.exit(0));
