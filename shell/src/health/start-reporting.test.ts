import type { LoadReport } from '../remotes/index.ts';
import { startReporting } from './start-reporting.ts';

const reportHealth = jest.fn();
jest.mock('./report-health.ts', () => ({ reportHealth: () => reportHealth() }));

let emitReport: (report: LoadReport) => void;
jest.mock('../remotes/index.ts', () => ({
  watchLoads: (listener: typeof emitReport) => {
    emitReport = listener;
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
  reportHealth.mockClear();
  startReporting();
});
afterEach(() => jest.useRealTimers());

it('waits until the first screen is there', async () => {
  emitReport(report('loaded'));
  await jest.advanceTimersByTimeAsync(1499);
  expect(reportHealth).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(reportHealth).toHaveBeenCalledTimes(1);
});

it.each(['failed', 'crashed', 'retry', 'previous', 'unavailable'] as const)(
  'waits for nothing when a view has %s, and begins once',
  async (step) => {
    emitReport(report(step));
    emitReport(report(step));
    await jest.advanceTimersByTimeAsync(0);
    expect(reportHealth).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(5000);
    expect(reportHealth).toHaveBeenCalledTimes(1);
  },
);
