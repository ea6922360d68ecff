import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Registry } from 'prom-client';
import { createJobMetrics } from './job-metrics.ts';

test('runs of a job are timed, failures counted and rethrown, and the last success is kept', async () => {
  const registry = new Registry();
  const metrics = createJobMetrics(registry, ['send', 'clean-up']);
  await metrics.time('send', async () => undefined);
  const failed = metrics.time('send', async () => {
    throw new Error('away');
  });
  await assert.rejects(failed, /away/);
  const text = await registry.metrics();
  assert.match(text, /^job_failures_total\{job="send"\} 1$/m);
  assert.match(text, /^job_failures_total\{job="clean-up"\} 0$/m);
  assert.match(text, /^job_duration_seconds_count\{job="send"\} 2$/m);
  assert.match(text, /^job_last_success_timestamp_seconds\{job="send"\} \d{10}/m);
  assert.doesNotMatch(text, /job_last_success_timestamp_seconds\{job="clean-up"\}/);
});
