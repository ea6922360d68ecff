import { askEarly, clearSession, storeToken, takeEarly } from './index.ts';

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

test('whoever is signed in has the answer before it is wanted, once', async () => {
  answering(true);
  storeToken('Bearer', 'mine');
  askEarly([me]);
  expect(asked).toHaveBeenCalledWith(
    '/api/v1/users/me',
    expect.objectContaining({ headers: { Authorization: 'Bearer mine' } }),
  );
  expect(await takeEarly(me)).toEqual({ status: 200, data: envelope, headers: { 'x-access-version': '7' } });
  expect(takeEarly(me)).toBeUndefined();
});

test('visitors ask nothing', () => {
  askEarly([me]);
  expect(asked).not.toHaveBeenCalled();
});

test('what was refused or did not come counts as not asked', async () => {
  storeToken('Bearer', 'mine');
  answering(false);
  askEarly([me]);
  expect(await takeEarly(me)).toBeUndefined();
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  askEarly([me]);
  expect(await takeEarly(me)).toBeUndefined();
});

test('nobody gets the answer of who was here before, or an old one', () => {
  answering(true);
  storeToken('Bearer', 'mine');
  askEarly([me]);
  storeToken('Bearer', 'another');
  expect(takeEarly(me)).toBeUndefined();
  askEarly([me]);
  jest.advanceTimersByTime(10_000);
  expect(takeEarly(me)).toBeUndefined();
});

test('a call that timed out rejects as a timeout without a retry', async () => {
  storeToken('Bearer', 'mine');
  asked.mockRejectedValue(new DOMException('too late', 'TimeoutError'));
  askEarly([me]);
  await expect(takeEarly(me)).rejects.toMatchObject({ name: 'TimeoutError' });
});
