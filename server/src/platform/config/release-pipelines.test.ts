import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readReleasePipelines } from './release-pipelines.ts';

const pipeline = {
  issuer: 'https://ci.example.com',
  audience: 'https://portal.example.com',
  subject: 'repo:agency/catalog:*',
  ...{ team: 'catalog', name: 'main', apps: ['mf_catalog'], actions: ['publish'] },
};

const read = (value: unknown, PORTAL_ENV: 'production' | 'test' = 'production') =>
  readReleasePipelines({ RELEASE_PIPELINES: JSON.stringify(value), PORTAL_ENV });

test('pipelines are read as they are given', () => {
  assert.deepEqual(read([pipeline]), [pipeline]);
  assert.deepEqual(read([]), []);
});

test('a faulty pipeline is refused with the place of the fault', () => {
  assert.throws(() => readReleasePipelines({ RELEASE_PIPELINES: '[', PORTAL_ENV: 'test' }), /must be JSON/);
  assert.throws(() => read(pipeline), /is invalid at "\/"/);
  const faults = { issuer: 'ci', subject: '*', apps: ['../etc'], actions: ['delete'], team: 'a/b', extra: 1 };
  for (const [field, value] of Object.entries(faults))
    assert.throws(
      () => read([{ ...pipeline, [field]: value }]),
      /RELEASE_PIPELINES is invalid at "\/0/,
      field,
    );
  for (const subject of ['repo:*:main', 'a b:cd'])
    assert.throws(() => read([{ ...pipeline, subject }]), /is invalid at "\/0\/subject"/);
});

test('production refuses issuers without https', () => {
  const local = [{ ...pipeline, issuer: 'http://127.0.0.1:9000' }];
  assert.throws(() => read(local), /must have https issuers in production, but has "http:\/\/127/);
  assert.deepEqual(read(local, 'test'), local);
});
