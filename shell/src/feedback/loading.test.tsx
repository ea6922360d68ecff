import { call, setNotifier } from '@portal/shared/api';
import { refuse, startBrowser, startFakeServer } from '@portal/shared/testing';
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

test('paying runs without it', async () => {
  startFakeServer({ 'POST /api/v1/payments/alipay': () => new Promise(() => undefined) });
  void call('POST /api/v1/payments/alipay', { body: { orderNo: 'T2026112000001', way: 'qr' } });
  await pass(100);
  expect(overlay()).toBeNull();
});
