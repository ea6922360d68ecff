import { clearSession, storeToken } from '@portal/shared/session';
import type { LoadReport } from '../remotes/index.ts';
import { startPrefetchWhenIdle } from './prefetch.ts';

const prefetched: string[] = [];
let tell: (report: Pick<LoadReport, 'step'>) => void;
jest.mock('../remotes/index.ts', () => ({
  prefetchEntry: (view: string) => prefetched.push(view),
  watchLoads: (listener: typeof tell) => {
    tell = listener;
  },
}));

beforeEach(() => {
  jest.useFakeTimers();
  prefetched.length = 0;
  document.body.innerHTML = `
    <a href="/hotel">Hotels</a><a href="/hotel?city=x">Hotels there</a><a href="/personal/home">Mine</a>
    <a href="/no/such/place">Nowhere</a><a href="https://elsewhere.example/ticket">Elsewhere</a>`;
  startPrefetchWhenIdle();
});
afterEach(() => {
  clearSession();
  jest.useRealTimers();
});

it('prefetches screens for members for members only', () => {
  tell({ step: 'loaded' });
  jest.runAllTimers();
  expect(prefetched).toEqual(['hotel/index']);
});

it('asks once for what the links lead to, after the first view has been drawn', () => {
  storeToken('Bearer', 'abc');
  tell({ step: 'loaded' });
  expect(prefetched).toEqual([]);
  jest.runAllTimers();
  expect(prefetched).toEqual(['hotel/index', 'personal/home']);
  tell({ step: 'loaded' });
  jest.runAllTimers();
  expect(prefetched).toHaveLength(2);
});

it('leaves the line to a view that has trouble', () => {
  tell({ step: 'failed' });
  jest.runAllTimers();
  expect(prefetched).toEqual([]);
});
