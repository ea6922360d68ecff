import { randomUUID } from 'node:crypto';
import type { APIResponse } from '@playwright/test';
import { fixedCode, newMember, signIn } from '../fixtures/accounts.ts';
import { listCalls } from '../fixtures/calls.ts';
import { adult, brokenIdCard, contact, emergencyContact } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/portal.ts';
import { getDeparture, seatsLeft } from '../fixtures/tours.ts';

const quotePath = '/api/v1/orders/tour/quote';
const quote = { tourId: 1, skuId: 1, day: '2026-12-24', adults: 2, children: 0, singleRooms: 0 };
const json = { 'Content-Type': 'application/json' };

const refusedWith = async (answer: APIResponse, status: number, field?: string): Promise<void> => {
  const body = await answer.json();
  expect({ status: answer.status(), field: body.field }, body.msg).toEqual({ status, field });
  expect(body.code).toMatch(/^[ABC]\d{4}$/);
  expect(body.msg).not.toBe('');
};

const queries: readonly (readonly [query: string, field: string])[] = [
  ['pageNum=1000000000', 'pageNum'],
  ['pageNum=0', 'pageNum'],
  ['pageNum=two', 'pageNum'],
  ['pageNum=1&pageNum=2', 'pageNum'],
  ['pageSize=101', 'pageSize'],
  ['minPrice=-1', 'minPrice'],
  ['minPrice=12.5', 'minPrice'],
  ['minPrice=500&maxPrice=100', 'minPrice'],
  ['minDays=5&maxDays=2', 'minDays'],
  ['dayFrom=2027-02-01&dayTo=2026-12-01', 'dayFrom'],
  ['dayFrom=2026-02-30', 'dayFrom'],
  ['dayFrom=0999-01-01', 'dayFrom'],
  ['category=__proto__', 'category'],
  ['sort=price;drop', 'sort'],
  ['keywords=%00', 'keywords'],
  [`keywords=${'a'.repeat(101)}`, 'keywords'],
];

for (const [query, field] of queries)
  test(`tours?${query.slice(0, 60)} is refused with the field ${field}`, async ({ request }) => {
    await refusedWith(await request.get(`/api/v1/tours?${query}`), 400, field);
  });

const bodies: readonly (readonly [what: string, body: unknown, field: string])[] = [
  ['a number as text', { ...quote, adults: '2' }, 'adults'],
  ['half a person', { ...quote, adults: 1.5 }, 'adults'],
  ['no people', { ...quote, adults: 0 }, 'adults'],
  ['more than a number holds', { ...quote, tourId: 1e300 }, 'tourId'],
  ['null for a number', { ...quote, children: null }, 'children'],
  ['a missing field', { ...quote, skuId: undefined }, 'skuId'],
  ['an object for a day', { ...quote, day: { $gt: '' } }, 'day'],
  ['a day that is none', { ...quote, day: '2026-13-01' }, 'day'],
  ['a list for an object', [], 'body'],
];

for (const [what, data, field] of bodies)
  test(`${what} in a body is refused with the field ${field}`, async ({ request }) => {
    await refusedWith(
      await request.post(quotePath, { data: JSON.stringify(data), headers: json }),
      400,
      field,
    );
  });

test('a body that is no JSON, too large or of another type is refused before it is read', async ({
  request,
}) => {
  const send = (data: string, type = 'application/json') =>
    request.post(quotePath, { data: Buffer.from(data), headers: { 'Content-Type': type } });
  await refusedWith(await send('{"tourId":'), 400);
  await refusedWith(await send('{"__proto__":{"admin":true}}'), 400);
  await refusedWith(await send('x', 'text/plain'), 415);
  await refusedWith(await send(JSON.stringify({ ...quote, remark: 'a'.repeat(1_150_000) })), 413);
  await refusedWith(await send('['.repeat(100_000)), 400);
});

test('a login without its fields is refused with the first missing field', async ({ request }) => {
  const multipart = { username: 'visitor', password: 'x', verifyCodeKey: randomUUID() };
  await refusedWith(await request.post('/api/v1/auth/login', { multipart }), 400, 'verifyCode');
  const unknownKey = { ...multipart, verifyCode: fixedCode };
  const answer = await request.post('/api/v1/auth/login', { multipart: unknownKey });
  expect((await answer.json()).code).toBe('A0213');
});

test('an order with one invalid value is refused with its field and holds no seat', async ({ request }) => {
  const { token } = await newMember(request);
  const departure = await getDeparture(request, {
    category: 'party-building',
    place: 2,
    seats: (n) => n > 9,
  });
  const { tourId, skuId, day, price } = departure;
  const person = { ...adult('陈海生'), documentType: 'id-card' };
  const booking = {
    ...{ tourId, skuId, day, adults: 2, children: 0, singleRooms: 0, contact, emergencyContact },
    travellers: [person, { ...adult('林惠兰'), documentType: 'id-card' }],
    contractAccepted: true,
    expectedAmount: 2 * price,
  };
  const place = (changes: object) =>
    request.post('/api/v1/orders/tour', {
      headers: { Authorization: token, 'Idempotency-Key': randomUUID() },
      data: { ...booking, ...changes },
    });
  const broken = { ...person, documentNo: brokenIdCard('1988-04-12') };
  await refusedWith(await place({ travellers: [person, broken] }), 400, 'travellers/1/documentNo');
  await refusedWith(await place({ travellers: [person, person] }), 400, 'travellers/1');
  await refusedWith(await place({ travellers: [person] }), 400, 'travellers');
  await refusedWith(await place({ contractAccepted: false }), 400, 'contractAccepted');
  await refusedWith(await place({ contact: { ...contact, mobile: '123' } }), 400, 'contact/mobile');
  await refusedWith(await place({ contact: { ...contact, name: ' ' } }), 400, 'contact/name');
  await refusedWith(await place({ remark: 'a\0b' }), 400, 'remark');
  await refusedWith(await place({ expectedAmount: 1 }), 409);
  expect(await seatsLeft(request, departure)).toBe(departure.seats);
});

test('a file that is too large or no sheet is refused', async ({ request }) => {
  const headers = { Authorization: await signIn(request, 'root') };
  const send = (buffer: Buffer) =>
    request.post('/api/v1/users/_import?deptId=1', {
      headers,
      multipart: { file: { name: 'users.xlsx', mimeType: 'application/octet-stream', buffer } },
    });
  await refusedWith(await send(Buffer.alloc(10.5 * 1024 * 1024)), 413);
  await refusedWith(await send(Buffer.from('MZ this is no sheet')), 400, 'file');
});

test('an unknown path of the API answers 404 in the envelope of its side', async ({ request }) => {
  const v1 = await request.get('/api/v1/nope');
  expect([v1.status(), (await v1.json()).code]).toEqual([404, 'C0113']);
  const other = await request.post('/api/nope');
  expect([other.status(), (await other.json()).errorCode]).toEqual([404, 'C0113']);
});

test('a search matches its text literally: no SQL and no pattern', async ({ request }) => {
  const count = async (keywords: string): Promise<number> => {
    const answer = await request.get('/api/v1/tours', { params: { keywords } });
    expect(answer.status()).toBe(200);
    return (await answer.json()).data.total;
  };
  expect(await count('海')).toBeGreaterThan(0);
  for (const keywords of ["' OR '1'='1", "'; DROP TABLE products; --", '%', '_', '\\'])
    expect(await count(keywords), keywords).toBe(0);
  expect(await count('海%'), 'signs are no words').toBe(await count('海'));
  expect(await count('海')).toBeGreaterThan(0);
});

const strange = [
  "'; DROP TABLE users; --",
  '<script>',
  '1e309',
  '-1',
  '9'.repeat(30),
  '\0',
  'a'.repeat(3000),
  '{"$gt":""}',
];

const survives = async (answer: Promise<APIResponse>, what: string): Promise<void> => {
  const got = await answer;
  expect(got.status(), `${what} ${(await got.text()).slice(0, 200)}`).toBeLessThan(500);
};

test('no call of the API fails on strange values in any parameter', async ({ request }) => {
  const headers = { Authorization: await signIn(request, 'root') };
  for (const { method, path, parameters } of await listCalls(request))
    await Promise.all(
      parameters.flatMap(({ name, at }) =>
        strange.map((value) => {
          const url = path.replaceAll(/\{(\w+)\}/g, (_, part) =>
            part === name ? encodeURIComponent(value) : '0',
          );
          const params = at === 'query' ? { [name]: value } : {};
          return survives(
            request.fetch(url, { method, headers, params }),
            `${method} ${path} ${name}=${value}`,
          );
        }),
      ),
    );
  expect((await request.get('/healthz')).status()).toBe(200);
});

test('no call of the API fails on a body of another shape', async ({ request }) => {
  const headers = { ...json, Authorization: await signIn(request, 'root') };
  for (const { method, path, takesJson } of await listCalls(request)) {
    if (!takesJson) continue;
    const url = path.replaceAll(/\{\w+\}/g, '0');
    for (const data of ['[]', '"text"', 'null', '1', '{"":{}}', '{'])
      await survives(
        request.fetch(url, { method, headers, data: Buffer.from(data) }),
        `${method} ${path} ${data}`,
      );
  }
});
