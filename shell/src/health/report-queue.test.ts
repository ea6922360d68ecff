import type { ReleaseReport } from '@portal/shared/contract';
import { createReportQueue } from './report-queue.ts';

const report = (step: ReleaseReport['step']): ReleaseReport => ({
  app: 'mf_catalog',
  version: '1.0.0-0000001',
  view: 'index',
  step,
  ms: 0,
});

function setUp({ sampled = true, taken = true } = {}) {
  const browser = { taken };
  const bodies: string[][] = [];
  const send = (reports: readonly ReleaseReport[]) => {
    if (browser.taken) bodies.push(reports.map(({ step }) => step));
    return browser.taken;
  };
  return { browser, bodies, queue: createReportQueue({ send, sampled }) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends successes within five seconds, and at once with a failure', () => {
  const { queue, bodies } = setUp();
  queue.add(report('loaded'));
  jest.advanceTimersByTime(4999);
  expect(bodies).toEqual([]);
  jest.advanceTimersByTime(1);
  queue.add(report('loaded'));
  queue.add(report('failed'));
  jest.advanceTimersByTime(500);
  expect(bodies).toEqual([['loaded'], ['loaded', 'failed']]);
  jest.advanceTimersByTime(60_000);
  expect(bodies).toHaveLength(2);
});

it('reports failures from every tab, successes from sampled ones', () => {
  const { queue, bodies } = setUp({ sampled: false });
  for (const step of ['loaded', 'vitals', 'failed', 'crashed'] as const) queue.add(report(step));
  queue.flush();
  expect(bodies).toEqual([['failed', 'crashed']]);
});

it('sends twenty at a time and keeps a hundred', () => {
  const { queue, bodies } = setUp();
  for (let count = 0; count < 150; count += 1) queue.add(report('failed'));
  queue.flush();
  expect(bodies.map((body) => body.length)).toEqual([20, 20, 20, 20, 20]);
});

it('keeps refused reports for the next attempt', () => {
  const { queue, bodies, browser } = setUp({ taken: false });
  queue.add(report('failed'));
  jest.advanceTimersByTime(500);
  browser.taken = true;
  queue.add(report('crashed'));
  jest.advanceTimersByTime(500);
  expect(bodies).toEqual([['failed', 'crashed']]);
});
