import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseHealth } from '@portal/shared/contract';
import {
  asPipeline,
  publishAndPromote,
  releaseEnv,
  testRelease,
  versionOf,
} from '#src/delivery/releases/testing/release-fixture.ts';
import { buildTestApp } from '#test/support/test-app.ts';

test('a blocked resource is counted for its app and logged once', async (t) => {
  const lines: string[] = [];
  const { app } = await buildTestApp(t, { env: releaseEnv, onLog: (line) => lines.push(line) });
  await publishAndPromote(app, testRelease('shell', 1));
  await publishAndPromote(app, testRelease('mf_catalog', 1, { 'home/index': [] }));
  const body = {
    documentURL: 'http://127.0.0.1/index?keywords=secret',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'inline',
  };
  const sent: readonly [string, unknown][] = [
    ['application/reports+json', [{ type: 'csp-violation', body }]],
    [
      'application/csp-report',
      {
        'csp-report': {
          'document-uri': body.documentURL,
          'violated-directive': 'script-src-elem',
          'blocked-uri': 'inline',
        },
      },
    ],
  ];
  for (const [type, payload] of sent) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/csp-reports',
      headers: { 'content-type': type },
      payload: JSON.stringify(payload),
    });
    assert.equal(answer.statusCode, 200, answer.body);
  }
  let found: ReleaseHealth['violations'] = [];
  for (let tries = 0; tries < 100 && found[0]?.count !== 2; tries += 1) {
    await pause(50);
    const url = '/api/v1/releases/health?app=mf_catalog';
    found = (await app.inject({ url, headers: asPipeline })).json().data.violations;
  }
  const [{ lastAt, ...violation } = { lastAt: '' }] = found;
  assert.deepEqual(violation, {
    version: versionOf(1),
    view: 'home/index',
    directive: 'script-src-elem',
    blocked: 'inline',
    source: '',
    count: 2,
  });
  assert.ok(Date.parse(lastAt) > 0);
  assert.equal(lines.filter((line) => line.includes('content security policy violated')).length, 1);
  assert.ok(!lines.some((line) => line.includes('secret')));
});
