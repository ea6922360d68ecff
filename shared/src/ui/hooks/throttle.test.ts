import { throttle } from './use-throttled.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the first call goes through at once, the last of a burst after the delay, never two within it', () => {
  const fn = jest.fn();
  const { call } = throttle(fn, 200);
  call(1);
  call(2);
  call(3);
  expect(fn.mock.calls).toEqual([[1]]);
  jest.advanceTimersByTime(199);
  expect(fn.mock.calls).toEqual([[1]]);
  jest.advanceTimersByTime(1);
  expect(fn.mock.calls).toEqual([[1], [3]]);
  call(4);
  jest.advanceTimersByTime(200);
  expect(fn.mock.calls).toEqual([[1], [3], [4]]);
  jest.advanceTimersByTime(200);
  call(5);
  expect(fn).toHaveBeenLastCalledWith(5);
});

test('cancelling drops the pending call', () => {
  const fn = jest.fn();
  const { call, cancel } = throttle(fn, 200);
  call(1);
  call(2);
  cancel();
  jest.runAllTimers();
  expect(fn.mock.calls).toEqual([[1]]);
});
