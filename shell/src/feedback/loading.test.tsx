import { type ApiError, call, setNotifier } from '@portal/shared/api';
import { preloadCalls, storeToken } from '@portal/shared/session';
import { people, refuse, startBrowser, startFakeServer } from '@portal/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { requestEnded, requestStarted } from './loading.ts';
import { LoadingOverlay } from './loading-overlay.tsx';
import { notifier } from './notifier.ts';

const overlay = () => document.querySelector<HTMLElement>('[data-loading-overlay]');
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  startBrowser();
  jest.useFakeTimers();
  setNotifier(notifier);
  render(<LoadingOverlay />);
});
afterEach(async () => {
  await pass(400);
  jest.useRealTimers();
});

test('it is there while any call is in flight, and 400 ms longer', async () => {
  act(requestStarted);
  act(requestStarted);
  expect(overlay()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('加载中');
  expect(overlay()).toHaveStyle({ zIndex: '2000' });
  act(requestEnded);
  await pass(1000);
  expect(overlay()).not.toBeNull();
  act(requestEnded);
  await pass(399);
  expect(overlay()).not.toBeNull();
  await pass(1);
  expect(overlay()).toBeNull();
});

test('a call that starts within the delay keeps it', async () => {
  act(requestStarted);
  act(requestEnded);
  await pass(300);
  act(requestStarted);
  await pass(5000);
  expect(overlay()).not.toBeNull();
  act(requestEnded);
});

test('an end too many does not upset the count', async () => {
  act(requestEnded);
  act(requestStarted);
  expect(overlay()).not.toBeNull();
  act(requestEnded);
  await pass(400);
  expect(overlay()).toBeNull();
});

test('a failed call releases it', async () => {
  startFakeServer({ 'GET /api/homeArea/web/getHomeArea': refuse('B0001', 'x') });
  await act(() => call('GET /api/homeArea/web/getHomeArea', {}).catch(() => undefined));
  expect(overlay()).not.toBeNull();
  await pass(400);
  expect(overlay()).toBeNull();
});

test('it counts the user info that was asked for before the shell ran', async () => {
  let answer: (response: unknown) => void = () => undefined;
  globalThis.fetch = jest.fn(() => new Promise((resolve) => (answer = resolve))) as never;
  storeToken('Bearer', 'mine');
  preloadCalls(['GET /api/v1/users/me']);
  let asked: Promise<unknown> = Promise.resolve();
  act(() => {
    asked = call('GET /api/v1/users/me', {});
  });
  await pass(5000);
  expect(overlay()).toHaveAttribute('data-loading-overlay', 'busy');
  answer({
    ok: true,
    status: 200,
    headers: new Map(),
    json: async () => ({ code: '200', data: people.admin }),
  });
  await act(() => asked);
  await pass(400);
  expect(overlay()).toBeNull();
});

test('user info that does not come is reported after 50 s, and not asked for again', async () => {
  globalThis.fetch = jest.fn(
    (_, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  ) as never;
  const server = startFakeServer({ 'GET /api/v1/users/me': people.admin });
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const control = new AbortController();
    setTimeout(() => control.abort(new DOMException('too late', 'TimeoutError')), ms);
    return control.signal;
  });
  storeToken('Bearer', 'mine');
  preloadCalls(['GET /api/v1/users/me']);
  let failure: Promise<unknown> = Promise.resolve();
  act(() => {
    failure = call('GET /api/v1/users/me', {}).catch((error: ApiError) => error.code);
  });
  await pass(50_000);
  expect(await failure).toBe('timeout');
  expect(server.received('GET /api/v1/users/me')).toEqual([]);
  await pass(400);
  expect(overlay()).toBeNull();
  jest.restoreAllMocks();
});

test('paying runs without it', async () => {
  startFakeServer({ 'POST /api/v1/payments/alipay': () => new Promise(() => undefined) });
  void call('POST /api/v1/payments/alipay', { body: { orderNo: 'T2026112000001', way: 'qr' } });
  await pass(100);
  expect(overlay()).toBeNull();
});
