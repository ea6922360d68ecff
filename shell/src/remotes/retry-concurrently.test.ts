import { watchLoads } from './load-reports.ts';
import { fakeRelease } from './releases.fixture.ts';
import { retryConcurrently } from './retry-concurrently.ts';

const release = fakeRelease('mf_catalog', 'new', 'index');
type Answer = 'view' | 'slow view' | 'error' | 'silence';
const view = { ms: 7 };
let steps: string[];

/** Loads that give one answer after the other. */
const load = (...answers: Answer[]) => {
  const attempts: boolean[] = [];
  const work = async (again: boolean) => {
    attempts.push(again);
    const answer = answers.shift();
    if (answer === 'slow view') await new Promise((resolve) => setTimeout(resolve, 5000));
    if (answer === 'silence') return new Promise<never>(() => undefined);
    if (answer === 'error') throw new Error('404');
    return view;
  };
  return { attempts, loaded: retryConcurrently(work, 'index', release) };
};

let unwatch: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  unwatch = watchLoads(({ step }) => steps.push(step));
  steps = [];
});
afterEach(() => {
  unwatch();
  jest.useRealTimers();
});

it('gives what the first attempt brings', async () => {
  const { loaded, attempts } = load('view');
  await expect(loaded).resolves.toBe(view);
  expect([attempts, steps]).toEqual([[false], []]);
});

it('retries at once when the first attempt fails', async () => {
  const { loaded, attempts } = load('error', 'view');
  await expect(loaded).resolves.toBe(view);
  expect([attempts, steps]).toEqual([
    [false, true],
    ['failed', 'retry'],
  ]);
});

it('retries beside a silent attempt after 3 s and gives up after 7', async () => {
  const { loaded, attempts } = load('silence', 'silence');
  const failure = loaded.catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(2999);
  expect(attempts).toEqual([false]);
  await jest.advanceTimersByTimeAsync(1);
  expect(attempts).toEqual([false, true]);
  await jest.advanceTimersByTimeAsync(4000);
  expect(await failure).toBeInstanceOf(Error);
  expect(steps).toEqual(['failed', 'retry', 'failed']);
});

it('takes the first attempt when it comes before the second', async () => {
  const { loaded } = load('slow view', 'silence');
  await jest.advanceTimersByTimeAsync(5000);
  await expect(loaded).resolves.toBe(view);
});

it('does not wait for a silent first attempt when the second fails', async () => {
  const { loaded } = load('silence', 'error');
  const failure = loaded.catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(3000);
  expect(await failure).toEqual(new Error('404'));
});
