import { startFakeServer, unreachable } from '@portal/shared/testing';
import axios from 'axios';
import { call, currentTrace, endedCalls } from './index.ts';

const areas = 'GET /api/homeArea/web/getHomeArea';

const sent = jest.spyOn(axios, 'request');
const headersSent = (): string[] => sent.mock.calls.map(([config]) => String(config.headers?.traceparent));

beforeEach(() => {
  sent.mockClear();
  endedCalls.length = 0;
  startFakeServer({ [areas]: [] });
});

test('the calls of a navigation share a trace, the next navigation has another', async () => {
  history.pushState(null, '', '/route');
  await Promise.all([call(areas, {}), call(areas, {})]);
  history.pushState(null, '', '/route?page=2');
  await call(areas, {});
  const headers = headersSent();
  for (const header of headers) expect(header).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  const [first, second, third] = headers.map((header) => header.slice(3, 35));
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(third).toBe(currentTrace());
  expect(new Set(headers.map((header) => header.slice(36, 52))).size).toBe(3);
});

test('ended calls have the ids that were sent, also those that failed; the latest twenty are kept', async () => {
  startFakeServer({ [areas]: unreachable });
  await expect(call(areas, {})).rejects.toThrow();
  const [ended] = endedCalls;
  expect(headersSent()).toEqual([`00-${ended?.trace}-${ended?.span}-01`]);
  expect(ended).toMatchObject({ key: areas, ms: expect.any(Number) });
  startFakeServer({ [areas]: [] });
  for (let index = 0; index < 25; index += 1) await call(areas, {});
  expect(endedCalls).toHaveLength(20);
});

test('rendering without crypto has no trace, and does not fail', () => {
  history.pushState(null, '', '/route?page=3');
  const without = jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue(undefined as unknown as Crypto);
  expect(currentTrace()).toBe('');
  without.mockRestore();
});
