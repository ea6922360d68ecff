import { refuse, startBrowser, startFakeServer, unreachable } from '@portal/shared/testing';
import { QueryObserver } from '@tanstack/react-query';
import axios, { AxiosError } from 'axios';
import { call, queryClient, queryOf, setNotifier } from './index.ts';

const areas = 'GET /api/homeArea/web/getHomeArea';
const idle = () => undefined;
const failed = jest.fn();
const started = jest.fn();

// The portal's own retry settings, before tests of screens disable retries.
const { retry } = queryClient.getDefaultOptions().queries ?? {};

beforeEach(() => {
  failed.mockReset();
  started.mockReset();
  startBrowser();
  jest.useFakeTimers();
  setNotifier({
    requestStarted: started,
    requestEnded: idle,
    failed,
    sessionExpired: idle,
    passwordChangeRequired: idle,
  });
});
afterEach(() => jest.useRealTimers());

/** Runs a query as a screen does. */
const run = async (options: Parameters<typeof queryOf>[2] = {}, refetchInterval: number | false = false) => {
  const observer = new QueryObserver(queryClient, { ...queryOf(areas, {}, options), retry, refetchInterval });
  const stop = observer.subscribe(idle);
  await jest.advanceTimersByTimeAsync(20_000);
  return stop;
};

test.each([
  ['a refused query', refuse('B0001', '系统繁忙', { status: 400 }), 1, '系统繁忙'],
  ['a query without an answer', unreachable, 3, '网络连接不上，请检查网络后重试'],
])('%s is toasted once, when no retry is left', async (_, answer, attempts, toast) => {
  const server = startFakeServer({ [areas]: answer });
  const stop = await run();
  expect(server.received(areas)).toHaveLength(attempts);
  expect(failed.mock.calls).toEqual([[toast]]);
  stop();
});

test('a failed call of a mutation is toasted once, by the call', async () => {
  startFakeServer({ [areas]: refuse('B0001', '系统繁忙') });
  const mutation = queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: () => call(areas, {}), retry: false });
  await expect(mutation.execute(undefined)).rejects.toThrow('系统繁忙');
  expect(failed.mock.calls).toEqual([['系统繁忙']]);
});

test('a query that timed out is not retried', async () => {
  const adapter = jest.fn((config) => Promise.reject(new AxiosError('x', AxiosError.ETIMEDOUT, config)));
  axios.defaults.adapter = adapter;
  const stop = await run();
  expect(adapter).toHaveBeenCalledTimes(1);
  expect(failed.mock.calls).toEqual([['服务器响应超时，请稍后重试']]);
  stop();
});

test('a polled query has overlay and toast for its first load alone', async () => {
  const server = startFakeServer({ [areas]: [] });
  const polling = await run({ polled: true }, 5000);
  expect(started).toHaveBeenCalledTimes(1);
  server.answer({ [areas]: refuse('B0001', '系统繁忙') });
  await jest.advanceTimersByTimeAsync(20_000);
  expect(server.received(areas).length).toBeGreaterThan(4);
  expect(failed).not.toHaveBeenCalled();
  polling();
  queryClient.clear();
  const loading = await run({ polled: true });
  expect(failed.mock.calls).toEqual([['系统繁忙']]);
  loading();
});
