import type { CallInput, CallKey } from '@portal/shared/contract';
import { storeToken } from '@portal/shared/session';
import axios, { type AxiosRequestConfig } from 'axios';
import { call } from './index.ts';

const menu = { parentId: 0, name: '系统', type: 'CATALOG', path: '/system' } as const;
const user = { username: 'haiyan', nickname: '海燕', roleIds: [2] };
const login = { username: 'visitor', password: 'secret', verifyCodeKey: 'k', verifyCode: '7' };
const file = new File(['x'], 'users.xlsx');

type Row = {
  [K in CallKey]: readonly [key: K, input: CallInput<K>, url: string, payload?: unknown, answer?: 'binary'];
}[CallKey];

// Section 7 of the specification, row by row, in its own order.
const rows: readonly Row[] = [
  ['GET /api/v1/auth/captcha', {}, '/api/v1/auth/captcha'],
  ['POST /api/v1/auth/login', { body: login }, '/api/v1/auth/login', { multipart: login }],
  ['DELETE /api/v1/auth/logout', {}, '/api/v1/auth/logout'],
  ['GET /api/v1/users/me', {}, '/api/v1/users/me'],
  [
    'GET /api/v1/users/page',
    { query: { keywords: '海', pageNum: 2 } },
    '/api/v1/users/page?keywords=海&pageNum=2',
  ],
  ['GET /api/v1/users/:id/form', { params: { id: 7 } }, '/api/v1/users/7/form'],
  ['POST /api/v1/users', { body: user }, '/api/v1/users', user],
  ['PUT /api/v1/users/:id', { params: { id: 7 }, body: user }, '/api/v1/users/7', user],
  [
    'PATCH /api/v1/users/:id/status',
    { params: { id: 7 }, query: { status: 0 } },
    '/api/v1/users/7/status?status=0',
  ],
  [
    'PATCH /api/v1/users/:id/password',
    { params: { id: 7 }, query: { password: 'Fresh-2026' }, body: {} },
    '/api/v1/users/7/password?password=Fresh-2026',
    {},
  ],
  ['DELETE /api/v1/users/:id', { params: { id: '7' } }, '/api/v1/users/7'],
  ['GET /api/v1/users/template', {}, '/api/v1/users/template', undefined, 'binary'],
  [
    'GET /api/v1/users/_export',
    { query: { status: 1 } },
    '/api/v1/users/_export?status=1',
    undefined,
    'binary',
  ],
  [
    'POST /api/v1/users/_import',
    { query: { deptId: 3 }, body: { file } },
    '/api/v1/users/_import?deptId=3',
    { multipart: { file } },
  ],
  ['GET /api/v1/menus', { query: { keywords: 'user' } }, '/api/v1/menus?keywords=user'],
  ['GET /api/v1/menus/options', {}, '/api/v1/menus/options'],
  ['GET /api/v1/menus/:id/form', { params: { id: 7 } }, '/api/v1/menus/7/form'],
  ['POST /api/v1/menus', { body: menu }, '/api/v1/menus', menu],
  ['PUT /api/v1/menus/:id', { params: { id: 7 }, body: menu }, '/api/v1/menus/7', menu],
  ['DELETE /api/v1/menus/:id', { params: { id: 7 } }, '/api/v1/menus/7'],
  ['GET /api/v1/menus/routes', {}, '/api/v1/menus/routes'],
  [
    'GET /api/travelInfo/getByOrgCode',
    { query: { orgCode: 'A86' } },
    '/api/travelInfo/getByOrgCode?orgCode=A86',
  ],
  [
    'POST /api/slideShow/getSlideOnlineShowList_zj',
    { body: {} },
    '/api/slideShow/getSlideOnlineShowList_zj',
    {},
  ],
  ['POST /api/recommendRoute/page', { body: { pageNum: 1 } }, '/api/recommendRoute/page', { pageNum: 1 }],
  ['POST /api/route/sale/page', { body: { pageNum: 1 } }, '/api/route/sale/page', { pageNum: 1 }],
  ['GET /api/homeArea/web/getHomeArea', {}, '/api/homeArea/web/getHomeArea'],
  ['GET /api/recommendationType/:id', { params: { id: 4 } }, '/api/recommendationType/4'],
  ['GET /api/sysRotation/byOrgCode/:code', { params: { code: 'A86' } }, '/api/sysRotation/byOrgCode/A86'],
  ['GET /api/recommendationLabel/:a&:b', { params: { a: 'A86', b: 4 } }, '/api/recommendationLabel/A86&4'],
  ['POST /api/websiteManager/:orgCode', { params: { orgCode: 'A86' } }, '/api/websiteManager/A86'],
];

const multipartOf = (data: unknown): unknown =>
  data instanceof FormData ? { multipart: Object.fromEntries(data) } : data;

const sent = async ([key, input]: Row): Promise<AxiosRequestConfig> => {
  const request = jest
    .spyOn(axios, 'request')
    .mockResolvedValue({ status: 200, data: { code: '200', data: null }, headers: {} });
  await call(key, input as CallInput<CallKey>);
  return request.mock.calls[0]?.[0] ?? {};
};

beforeEach(() => storeToken('Bearer', 'abc'));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test.each(rows.map((row) => [row[0], row] as const))(
  '%s is sent as the specification has it',
  async (key, row) => {
    const [, , url, payload, answer] = row;
    const request = await sent(row);
    expect(`${request.method} ${decodeURI(request.url ?? '')}`).toBe(`${key.split(' ')[0]} ${url}`);
    expect(multipartOf(request.data)).toEqual(payload);
    expect(request.responseType).toBe(answer === 'binary' ? 'blob' : 'json');
    expect(request.timeout).toBe(50_000);
    expect(request.headers).toHaveProperty('Authorization', 'Bearer abc');
    expect(request.headers?.['Content-Type']).toBe(
      request.data instanceof FormData ? undefined : 'application/json',
    );
  },
);

test('the contract has the thirty calls of the specification', () => {
  expect(new Set(rows.map(([key]) => key)).size).toBe(30);
});
