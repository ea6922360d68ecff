import { clearSession, renewToken, storeToken } from '@portal/shared/session';
import { Refusal, refuse, startFakeServer, unreachable } from '@portal/shared/testing';
import axios, { AxiosError, type AxiosProgressEvent } from 'axios';
import { ApiError, call, setNotifier, useAccessVersion } from './index.ts';

const told = {
  requestStarted: jest.fn(),
  requestEnded: jest.fn(),
  failed: jest.fn(),
  sessionExpired: jest.fn(),
  passwordChangeRequired: jest.fn(),
  factorMissing: jest.fn(),
  confirmFactor: jest.fn<Promise<boolean>, []>(),
};

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  clearSession();
  setNotifier(told);
});

const areas = 'GET /api/homeArea/web/getHomeArea';

test('the data of a success comes out of either envelope', async () => {
  startFakeServer({ [areas]: [], 'GET /api/v1/roles/options': [{ value: 1, label: 'ROOT' }] });
  await expect(call(areas, {})).resolves.toEqual([]);
  await expect(call('GET /api/v1/roles/options', {})).resolves.toEqual([{ value: 1, label: 'ROOT' }]);
});

test('a file comes as it is', async () => {
  startFakeServer({ 'GET /api/v1/users/template': new Blob(['xlsx']) as never });
  await expect(call('GET /api/v1/users/template', {})).resolves.toBeInstanceOf(Blob);
});

// Section 8, line by line. The last column is the toast.
test.each([
  ['errorMsg first', new Refusal(200, { errorCode: 5, errorMsg: '余位不足', msg: 'other' }), '余位不足'],
  ['else msg', new Refusal(200, { code: 'A0400', msg: '参数错误' }), '参数错误'],
  ['else the fixed words', new Refusal(200, { errorCode: 5 }), '系统出错'],
  ['any HTTP error code', refuse('A0400', '手机号不正确'), '手机号不正确'],
  ['an HTTP error without words', new Refusal(400, { code: 'A0400' }), '系统出错'],
  ['an HTTP error with msg alone', new Refusal(400, { code: 'A0400', msg: '参数错误' }), '系统出错'],
  ['an HTTP error without a body', new Refusal(502), '系统出错'],
  ['code 404 is not toasted', new Refusal(404, { code: '404', msg: 'gone' }), undefined],
  ['code 500 is not toasted', new Refusal(500, { code: 500, msg: 'boom' }), undefined],
  ['only an HTTP error goes untoasted', new Refusal(200, { code: '500', msg: '库存不足' }), '库存不足'],
  ['no answer', unreachable, '网络连接不上，请检查网络后重试'],
])('%s', async (_, answer, toast) => {
  startFakeServer({ [areas]: answer });
  await expect(call(areas, {})).rejects.toBeInstanceOf(ApiError);
  expect(told.failed.mock.calls.flat()).toEqual(toast === undefined ? [] : [toast]);
  expect(told.sessionExpired).not.toHaveBeenCalled();
});

test('A0230 is no toast: it says that the session is over', async () => {
  startFakeServer({ 'GET /api/v1/users/me': refuse('A0230', '已过期', { status: 401 }) });
  await expect(call('GET /api/v1/users/me', {})).rejects.toMatchObject({ code: 'A0230', status: 401 });
  expect(told.sessionExpired).toHaveBeenCalledTimes(1);
  expect(told.failed).not.toHaveBeenCalled();
});

test('a refused file shows the message and the invalid field', async () => {
  startFakeServer({ 'GET /api/v1/users/_export': refuse('A0400', '状态不正确', { field: 'status' }) });
  await expect(call('GET /api/v1/users/_export', { query: {} })).rejects.toMatchObject({ field: 'status' });
  expect(told.failed).toHaveBeenCalledWith('状态不正确');
});

test('the overlay counts a call in and out, also when it fails', async () => {
  startFakeServer({ [areas]: refuse('B0001', 'x') });
  await call(areas, {}).catch(() => undefined);
  expect(told.requestStarted).toHaveBeenCalledTimes(1);
  expect(told.requestEnded).toHaveBeenCalledTimes(1);
});

test('a call to a payment provider runs without the overlay', async () => {
  const answer = { paymentNo: 'P2026112000001', way: 'qr', qr: 'x', expiresAt: '2026-11-20T00:00:00Z' };
  startFakeServer({ 'POST /api/v1/payments/alipay': answer as never });
  await call('POST /api/v1/payments/alipay', { body: { orderNo: 'T2026112000001', way: 'qr' } });
  expect(told.requestStarted).not.toHaveBeenCalled();
  expect(told.requestEnded).not.toHaveBeenCalled();
});

test('a quiet call has no overlay, and its failure is toasted', async () => {
  startFakeServer({ [areas]: refuse('B0001', 'x') });
  await expect(call(areas, {}, { quiet: true })).rejects.toThrow('x');
  expect(told.requestStarted).not.toHaveBeenCalled();
  expect(told.failed.mock.calls).toEqual([['x']]);
});

test('a background call has neither overlay nor toast, and still fails', async () => {
  startFakeServer({ [areas]: refuse('B0001', 'x') });
  await expect(call(areas, {}, { background: true })).rejects.toThrow('x');
  expect(told.requestStarted).not.toHaveBeenCalled();
  expect(told.failed).not.toHaveBeenCalled();
});

test('a background call is marked, so that it does not keep the session alive', async () => {
  const server = startFakeServer({ [areas]: [] });
  await call(areas, {}, { background: true });
  await call(areas, {});
  const marks = server.received(areas).map(({ headers }) => headers?.['x-background']);
  expect(marks).toEqual(['1', undefined]);
});

test('a background call that meets A0230 says that the session is over', async () => {
  startFakeServer({ [areas]: refuse('A0230', 'x', { status: 401 }) });
  await expect(call(areas, {}, { background: true })).rejects.toThrow('x');
  expect(told.sessionExpired).toHaveBeenCalledTimes(1);
});

test('A0232 asks for a new password without a toast, also for a background call', async () => {
  startFakeServer({ [areas]: refuse('A0232', 'x', { status: 403 }) });
  await expect(call(areas, {})).rejects.toThrow('x');
  await expect(call(areas, {}, { background: true })).rejects.toThrow('x');
  expect(told.passwordChangeRequired).toHaveBeenCalledTimes(2);
});

test('a call whose token was renewed meanwhile is made again with the new one', async () => {
  storeToken('Bearer', 'old');
  const server = startFakeServer({
    [areas]: () => {
      server.answer({ [areas]: [] });
      renewToken('Bearer', 'new');
      return refuse('A0230', 'x', { status: 401 });
    },
  });
  await expect(call(areas, {})).resolves.toEqual([]);
  const tokens = server.received(areas).map(({ headers }) => headers?.Authorization);
  expect(tokens).toEqual(['Bearer old', 'Bearer new']);
  expect(told.sessionExpired).not.toHaveBeenCalled();
});

test.each([
  [true, 2],
  [false, 1],
])(
  'when the second factor is confirmed (%p) the refused call is made %i times',
  async (isConfirmed, times) => {
    told.confirmFactor.mockResolvedValue(isConfirmed);
    const server = startFakeServer({ [areas]: refuse('A0243', '请再次验证', { status: 403 }) });
    await expect(call(areas, {})).rejects.toMatchObject({ code: 'A0243' });
    expect(server.received(areas)).toHaveLength(times);
    expect(told.confirmFactor).toHaveBeenCalledTimes(1);
  },
);

test('a missing second factor opens its page, without a toast', async () => {
  startFakeServer({ [areas]: refuse('A0242', 'x', { status: 403 }) });
  await expect(call(areas, {}, { background: true })).rejects.toThrow('x');
  expect(told.factorMissing).toHaveBeenCalledTimes(1);
  expect(told.failed).not.toHaveBeenCalled();
});

test('failed menu routes leave no message', async () => {
  startFakeServer({ 'GET /api/v1/menus/routes': refuse('B0001', 'x') });
  await expect(call('GET /api/v1/menus/routes', {})).rejects.toThrow('x');
  expect(told.failed).not.toHaveBeenCalled();
});

const template = 'GET /api/v1/users/template';
const json = (body: object): Blob =>
  new Blob([JSON.stringify(body)], { type: 'application/json; charset=utf-8' });

test.each([
  ['an error', { code: 'B0001', errorMsg: '导出失败' }, '导出失败'],
  ['a success without a file', { code: '200', data: null }, undefined],
  ['no envelope', { message: 'bad gateway' }, '系统出错'],
])('JSON in place of a file that is %s is not taken for the file', async (_, body, toast) => {
  axios.defaults.adapter = async (config) => ({
    ...{ status: 200, statusText: '', headers: {}, config },
    data: json(body),
  });
  const answer = call(template, {});
  if (toast) await expect(answer).rejects.toMatchObject({ message: toast });
  else await expect(answer).resolves.toBeNull();
  expect(told.failed.mock.calls.flat()).toEqual(toast ? [toast] : []);
});

test('a file that is JSON comes as an attachment', async () => {
  startFakeServer({ 'POST /api/v1/account/data': json({ account: 1 }) as never });
  const file = await call('POST /api/v1/account/data', { body: { password: 'x' } });
  expect(file).toBeInstanceOf(Blob);
});

test('the caller gets the access version of a success, and the newest one is stored', async () => {
  const versions: number[] = [];
  const onAccessVersion = (version: number) => void versions.push(version);
  const server = startFakeServer({ [areas]: [] });
  server.carry(7);
  await call(areas, {}, { onAccessVersion });
  server.carry(6);
  await call(areas, {}, { onAccessVersion });
  server.carry(8);
  server.answer({ [areas]: refuse('B0001', 'x') });
  await call(areas, {}, { onAccessVersion }).catch(() => undefined);
  expect(versions).toEqual([7, 6]);
  expect(useAccessVersion.getState().newest).toBe(8);
});

test('what is sent: time-out, JSON, the stored token, the idempotency key', async () => {
  const request = jest
    .spyOn(axios, 'request')
    .mockResolvedValue({ status: 200, data: { code: '200', data: null }, headers: {} });
  storeToken('Bearer', 'abc');
  const id = { params: { id: 7 }, query: { status: 0 as const } };
  await call('PATCH /api/v1/users/:id/status', id, { idempotencyKey: 'key-12345' });
  expect(request).toHaveBeenCalledWith(
    expect.objectContaining({
      method: 'PATCH',
      url: '/api/v1/users/7/status?status=0',
      timeout: 50_000,
      headers: {
        'Content-Type': 'application/json',
        Authorization: 'Bearer abc',
        'Idempotency-Key': 'key-12345',
      },
    }),
  );
  request.mockRestore();
});

test('a large file has its own timeout, and reports its upload progress', async () => {
  const request = jest
    .spyOn(axios, 'request')
    .mockResolvedValue({ status: 200, data: { code: '200', data: null }, headers: {} });
  const told: number[] = [];
  const onSent = (share: number) => told.push(share);
  await call('POST /api/v1/visa-files', { body: { file: new Blob(['x']) } }, { timeout: 300_000, onSent });
  const [config] = request.mock.calls[0] ?? [];
  expect(config).toMatchObject({ timeout: 300_000, data: expect.any(FormData) });
  for (const progress of [0.5, undefined, 1]) config?.onUploadProgress?.({ progress } as AxiosProgressEvent);
  expect(told).toEqual([0.5, 0, 1]);
  request.mockRestore();
});

test('a visitor sends no Authorization header', async () => {
  const server = startFakeServer({ [areas]: [] });
  await call(areas, {});
  expect(server.received(areas)[0]?.headers).not.toHaveProperty('Authorization');
});

test.each([
  [AxiosError.ECONNABORTED, 'timeout'],
  [AxiosError.ETIMEDOUT, 'timeout'],
  [AxiosError.ERR_NETWORK, 'network'],
])('%s is reported as %s', async (cause, code) => {
  axios.defaults.adapter = (config) => Promise.reject(new AxiosError('x', cause, config));
  await expect(call(areas, {})).rejects.toMatchObject({ code, status: 0 });
  expect(told.failed).toHaveBeenCalledTimes(1);
});

test('a cancelled call shows no toast', async () => {
  const stop = new AbortController();
  startFakeServer({ [areas]: () => Promise.resolve([]) });
  stop.abort();
  await expect(call(areas, {}, { signal: stop.signal })).rejects.toMatchObject({ code: 'cancelled' });
  expect(told.failed).not.toHaveBeenCalled();
});
