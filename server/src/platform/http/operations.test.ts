import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { type TestContext, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { createJobMetrics } from '#src/platform/jobs/job-metrics.ts';
import { buildTestApp } from '#test/support/test-app.ts';
import { addUser, rightPassword, tryLogin } from '#test/support/try-login.ts';

test("every response carries a request id: the caller's if well-formed, else a new one", async (t) => {
  const { app } = await buildTestApp(t);
  const idOf = async (given?: string) =>
    (await app.inject({ url: '/healthz', headers: given ? { 'x-request-id': given } : {} })).headers[
      'x-request-id'
    ];
  assert.equal(await idOf('order-7.a_b'), 'order-7.a_b');
  assert.match(String(await idOf()), /^[0-9a-f-]{36}$/);
  for (const odd of ['a b', 'x'.repeat(65), '{"a":1}'])
    assert.match(String(await idOf(odd)), /^[0-9a-f-]{36}$/);
});

const readinessOf = async (app: FastifyInstance): Promise<unknown[]> => {
  const answer = await app.operations.inject('/readyz');
  return [answer.statusCode, answer.json()];
};

test('health checks the process; readiness needs the database once, and reports it later', async (t) => {
  const lines: string[] = [];
  const { app, deps } = await buildTestApp(t, { onLog: (line) => lines.push(line) });
  const { pool } = deps.database;
  await pool.query('alter table loaded_data rename to other');
  assert.deepEqual(await readinessOf(app), [503, { status: 'not ready', database: 'unavailable' }]);
  await pool.query('alter table other rename to loaded_data');
  assert.deepEqual(await readinessOf(app), [200, { status: 'ready', database: 'available' }]);
  await pool.query('drop table loaded_data');
  assert.deepEqual(await readinessOf(app), [200, { status: 'ready', database: 'unavailable' }]);
  assert.ok(lines.some((line) => line.includes('database unavailable')));
  assert.deepEqual((await app.inject({ url: '/healthz' })).json(), { status: 'ok' });
});

test('readiness names the live releases when they cannot be loaded from a database that answers', async (t) => {
  const lines: string[] = [];
  const { app, deps } = await buildTestApp(t, { onLog: (line) => lines.push(line) });
  const { pool } = deps.database;
  await pool.query('alter table channels rename to other');
  const answer = { status: 'not ready', database: 'available', releases: 'unavailable' };
  assert.deepEqual(await readinessOf(app), [503, answer]);
  assert.ok(lines.some((line) => line.includes('releases unavailable')));
  assert.ok(!lines.some((line) => line.includes('database unavailable')));
  await pool.query('alter table other rename to channels');
  assert.deepEqual(await readinessOf(app), [200, { status: 'ready', database: 'available' }]);
});

test('metrics count requests by route, not by URL', async (t) => {
  const { app } = await buildTestApp(t);
  await app.inject({ url: '/api/recommendationType/7' });
  const answer = await app.operations.inject('/metrics');
  assert.match(String(answer.headers['content-type']), /^text\/plain/);
  assert.match(answer.body, /_count\{method="GET",route="\/api\/recommendationType\/:id",status="404"\} 1/);
  assert.doesNotMatch(answer.body, /recommendationType\/7/);
});

/** The names in an expression of Prometheus, without functions, labels and their values. */
const metricNames = (expression: string): string[] =>
  expression.replaceAll(/\{[^}]*\}|\bby \([^)]*\)|"[^"]*"/g, ' ').match(/\b[a-z]+_[a-z0-9_]+\b(?!\s*\()/g) ??
  [];

const allMetrics = async (t: TestContext): Promise<string> => {
  const { app } = await buildTestApp(t);
  createJobMetrics(app.metrics, ['send-notices']);
  await app.inject({ url: '/healthz' });
  return (await app.operations.inject('/metrics')).body;
};

const assertKnown = (body: string, names: readonly string[]): void => {
  for (const name of new Set(names))
    assert.match(body, new RegExp(`^# TYPE ${name.replace(/_(bucket|count|sum)$/, '(_\\w+)?')} `, 'm'), name);
};

const deployFile = (name: string) => readFile(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8');

test('the alert rules use existing metrics', async (t) => {
  const rules = await deployFile('alarms.yaml');
  const expressions = rules.split(/^ {6}- alert: /m).slice(1);
  assert.ok(expressions.length >= 16);
  const names = expressions.map((rule) => /expr: ([\s\S]*?)\n {8}\w+:/.exec(rule)?.[1] ?? '');
  assertKnown(await allMetrics(t), names.flatMap(metricNames));
});

test('the service levels use existing metrics', async (t) => {
  const rules = (await deployFile('slo.yaml')).split(/^ {6}- (?=record|alert)/m).slice(1);
  const records = rules.filter((rule) => rule.startsWith('record'));
  assert.equal(records.length, 20);
  const expressions = records.map((rule) => /expr: \|\n([\s\S]*?)\n {8}labels:/.exec(rule)?.[1] ?? '');
  assert.ok(expressions.every(Boolean));
  assertKnown(await allMetrics(t), expressions.flatMap(metricNames));
});

interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets?: readonly { readonly expr: string }[];
  }[];
}

test('the dashboard of Grafana uses existing metrics', async (t) => {
  const { panels } = JSON.parse(await deployFile('grafana.json')) as Dashboard;
  const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  assert.ok(expressions.length >= 12);
  assertKnown(await allMetrics(t), expressions.flatMap(metricNames));
});

test('OpenAPI is generated from the contract', async (t) => {
  const { app } = await buildTestApp(t);
  const { paths } = (await app.inject({ url: '/api/docs/json' })).json();
  const update = paths['/api/v1/users/{id}'].put;
  assert.deepEqual(update.security, [{ token: [] }]);
  assert.ok(update.requestBody.content['application/json'].schema.properties.roleIds);
  assert.equal(paths['/api/v1/auth/login'].post.security, undefined);
  assert.ok(paths['/api/v1/auth/login'].post.requestBody.content['multipart/form-data']);
  assert.ok(paths['/api/recommendationLabel/{a}&{b}'].get);
});

test('passwords, tokens and codes are never logged', async (t) => {
  const lines: string[] = [];
  const portal = await buildTestApp(t, { onLog: (line) => lines.push(line) });
  const id = await addUser(portal, 'haiyan');
  const { accessToken } = (await tryLogin(portal, { username: 'haiyan' })).json().data;
  const headers = await portal.login('ROOT');
  await portal.app.inject({
    url: '/api/v1/users/me',
    headers: { authorization: `Bearer ${accessToken}`, cookie: 'secret=chocolate' },
  });
  const password = 'Fresh-and-secret-1';
  const changed = await portal.app.inject({
    method: 'PATCH',
    url: `/api/v1/users/${id}/password?password=${password}`,
    headers,
  });
  assert.equal(changed.statusCode, 200);
  const signature = 'ab'.repeat(32);
  for (const tilde of ['~', '%7E'])
    await portal.app.inject({
      url: `/index?a=1&override=mf_catalog@1.0.0-0000001${tilde}1795000000.${signature}`,
    });
  await portal.deps.database.pool.query('drop table captchas');
  await portal.app.inject({ url: '/api/v1/auth/captcha' });
  const log = lines.join('');
  assert.match(log, /"url":"\/api\/v1\/users\/\d+\/password\?password=\*\*\*"/);
  assert.match(log, /override=mf_catalog@1\.0\.0-0000001~1795000000\.\*\*\*"/);
  assert.match(log, /request failed/);
  for (const secret of [rightPassword, accessToken, password, signature, 'chocolate', headers.authorization])
    assert.ok(!log.includes(secret), secret);
  assert.ok(
    lines.every((line) => JSON.parse(line)),
    'one JSON object a line',
  );
});

test('refused calls are logged with path, address and status', async (t) => {
  const lines: string[] = [];
  const { app, login } = await buildTestApp(t, { onLog: (line) => lines.push(line) });
  const headers = await login('MEMBER');
  lines.length = 0;
  const url = '/api/v1/users/page';
  for (const sent of [{}, headers]) await app.inject({ url, headers: sent, remoteAddress: '192.0.2.7' });
  const log = lines.map((line) => JSON.parse(line));
  const refused = log
    .filter(({ res }) => res)
    .map(({ reqId, res }) => {
      const { req } = log.find((line) => line.reqId === reqId && line.req);
      return [req.url, req.remoteAddress, res.statusCode];
    });
  assert.deepEqual(refused, [
    [url, '192.0.2.7', 401],
    [url, '192.0.2.7', 403],
  ]);
});

test("a visitor's address is read from trusted proxies only", async (t) => {
  const lines: string[] = [];
  const env = { TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8' };
  const { app } = await buildTestApp(t, { env, onLog: (line) => lines.push(line) });
  const addressSeen = async (remoteAddress: string): Promise<unknown> => {
    lines.length = 0;
    const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9, 10.1.1.1' };
    await app.inject({ url: '/api/v1/releases/live', remoteAddress, headers });
    return lines.map((line) => JSON.parse(line).req?.remoteAddress).find(Boolean);
  };
  assert.equal(await addressSeen('10.2.3.4'), '203.0.113.9');
  assert.equal(await addressSeen('192.0.2.7'), '192.0.2.7');
});
