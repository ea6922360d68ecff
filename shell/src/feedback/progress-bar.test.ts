import NProgress from 'nprogress';
import { progress } from './progress-bar.ts';

const bar = () => document.querySelector<HTMLElement>('#nprogress .bar');

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the bar starts at 0.08, trickles by at most 0.02 every 800 ms, and leaves when it is done', () => {
  jest.spyOn(Math, 'random').mockReturnValue(1);
  progress.start();
  expect(NProgress.status).toBe(0.08);
  jest.advanceTimersByTime(799);
  expect(NProgress.status).toBe(0.08);
  jest.advanceTimersByTime(1);
  expect(NProgress.status).toBeCloseTo(0.1);
  jest.advanceTimersByTime(800);
  expect(NProgress.status).toBeCloseTo(0.12);
  progress.done();
  expect(NProgress.status).toBeNull();
  jest.advanceTimersByTime(2000);
  expect(bar()).toBeNull();
});

test('it moves within 200 ms and has no spinner', () => {
  progress.start();
  jest.advanceTimersByTime(1);
  expect(bar()?.style.transition).toContain('200ms');
  expect(document.querySelector('#nprogress .spinner, #nprogress [role="spinner"]')).toBeNull();
  progress.done();
});
