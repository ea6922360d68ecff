import { tryEscapes } from './escapes.ts';

/** What a leak keeps for as long as the code is loaded. */
const kept: unknown[] = [];
const megabyte = 1_000_000;

const faults: Readonly<Record<string, () => void>> = {
  throw: () => {
    throw new Error('planted');
  },
  loop: () => {
    const end = Date.now() + 15_000;
    while (Date.now() < end);
  },
  heap: () => {
    for (;;) kept.push(Array.from({ length: 10_000 }, () => ({})));
  },
  buffers: () => {
    for (let count = 0; count < 400; count += 1) kept.push(new Uint8Array(10 * megabyte).fill(1));
  },
  leak: () => {
    kept.push(
      new Uint8Array(8 * megabyte).fill(1),
      Array.from({ length: 10_000 }, () => ({})),
    );
  },
  'slow-leak': () => {
    kept.push(new Uint8Array(megabyte / 10).fill(1));
  },
};

/** Runs the fault that the address names; resolves to what left the sandbox. */
export const runFault = (query: URLSearchParams): Promise<string> => {
  const name = query.get('fault') ?? '';
  if (name === 'never') return new Promise(() => undefined);
  if (name === 'escape') return tryEscapes(query.get('to') ?? '');
  faults[name]?.();
  return Promise.resolve('');
};
