import type { LoadReport } from '../remotes/index.ts';
import { startTelling } from './start-reporting.ts';

const tellHealth = jest.fn();
jest.mock('./report-health.ts', () => ({ tellHealth: () => tellHealth() }));

let tell: (report: LoadReport) => void;
jest.mock('../remotes/index.ts', () => ({
  watchLoads: (listener: typeof tell) => {
    tell = listener;
  },
}));

const report = (step: LoadReport['step']): LoadReport => ({
  step,
  view: 'home/index',
  app: 'mf_catalog',
  version: '1.0.0',
  ms: 7,
});

beforeEach(() => {
  jest.useFakeTimers();
  tellHealth.mockClear();
  startTelling();
});
afterEach(() => jest.useRealTimers());

it('waits until the first screen is there', async () => {
  tell(report('loaded'));
  await jest.advanceTimersByTimeAsync(1499);
  expect(tellHealth).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(tellHealth).toHaveBeenCalledTimes(1);
});

it.each(['failed', 'crashed', 'retry', 'previous', 'unavailable'] as const)(
  'waits for nothing when a view has %s, and begins once',
  async (step) => {
    tell(report(step));
    tell(report(step));
    await jest.advanceTimersByTimeAsync(0);
    expect(tellHealth).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(5000);
    expect(tellHealth).toHaveBeenCalledTimes(1);
  },
);
