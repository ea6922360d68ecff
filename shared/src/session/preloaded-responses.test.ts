import { clearSession, preloadCalls, storeToken, takePreloadedResponse } from './index.ts';

const asked = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockReset();
  globalThis.fetch = asked;
  clearSession();
});
afterEach(() => jest.useRealTimers());

const envelope = { code: '200', data: { nickname: '王丽' } };
const me = 'GET /api/v1/users/me';
const answering = (ok: boolean) =>
  asked.mockResolvedValue({
    ...{ ok, status: ok ? 200 : 500, headers: new Map([['x-access-version', '7']]) },
    json: () => Promise.resolve(envelope),
  });

test('a preloaded response is used once with a session', async () => {
  answering(true);
  storeToken('Bearer', 'mine');
  preloadCalls([me]);
  expect(asked).toHaveBeenCalledWith(
    '/api/v1/users/me',
    expect.objectContaining({ headers: { Authorization: 'Bearer mine' } }),
  );
  expect(await takePreloadedResponse(me)).toEqual({
    status: 200,
    data: envelope,
    headers: { 'x-access-version': '7' },
  });
  expect(takePreloadedResponse(me)).toBeUndefined();
});

test('a visitor preloads nothing', () => {
  preloadCalls([me]);
  expect(asked).not.toHaveBeenCalled();
});

test('a refused or failed preload counts as not requested', async () => {
  storeToken('Bearer', 'mine');
  answering(false);
  preloadCalls([me]);
  expect(await takePreloadedResponse(me)).toBeUndefined();
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  preloadCalls([me]);
  expect(await takePreloadedResponse(me)).toBeUndefined();
});

test('a preloaded response of another session, or an old one, is not used', () => {
  answering(true);
  storeToken('Bearer', 'mine');
  preloadCalls([me]);
  storeToken('Bearer', 'another');
  expect(takePreloadedResponse(me)).toBeUndefined();
  preloadCalls([me]);
  jest.advanceTimersByTime(10_000);
  expect(takePreloadedResponse(me)).toBeUndefined();
});

test('a call that timed out rejects as a timeout without a retry', async () => {
  storeToken('Bearer', 'mine');
  asked.mockRejectedValue(new DOMException('too late', 'TimeoutError'));
  preloadCalls([me]);
  await expect(takePreloadedResponse(me)).rejects.toMatchObject({ name: 'TimeoutError' });
});
