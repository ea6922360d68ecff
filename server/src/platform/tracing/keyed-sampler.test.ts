import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ROOT_CONTEXT, SpanKind } from '@opentelemetry/api';
import { SamplingDecision } from '@opentelemetry/sdk-trace';
import { createKeyedSampler } from './keyed-sampler.ts';

const ids = Array.from({ length: 2000 }, (_, index) => index.toString(16).padStart(32, '0'));

const chosen = (ratio: number, key = 'k'): string[] => {
  const sampler = createKeyedSampler(ratio, Buffer.from(key));
  return ids.filter(
    (id) =>
      sampler.shouldSample(ROOT_CONTEXT, id, 'GET /', SpanKind.SERVER, {}, []).decision ===
      SamplingDecision.RECORD_AND_SAMPLED,
  );
};

test('a caller that chooses low trace ids is recorded no more often than the ratio', () => {
  const share = chosen(0.1).length / ids.length;
  assert.ok(share > 0.07 && share < 0.13, String(share));
});

test('servers with the same key choose the same traces, with another key others', () => {
  assert.deepEqual(chosen(0.1), chosen(0.1));
  assert.notDeepEqual(chosen(0.1), chosen(0.1, 'other'));
});

test('a ratio of 0 chooses none, of 1 all', () => {
  assert.deepEqual([chosen(0).length, chosen(1).length], [0, ids.length]);
});
