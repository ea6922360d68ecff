import '../remotes/federation.fixture.ts';
import { endedCalls } from '@portal/shared/api';
import type { LoadReport } from '../remotes/index.ts';
import { createSpans } from './browser-spans.ts';

const trace = 'a'.repeat(32);
const later = 'b'.repeat(32);
const key = 'GET /api/v1/tours/:id';

const navigationEntry = (description?: string) => {
  const serverTiming = description ? [{ name: 'trace', description }] : [];
  performance.getEntriesByType = (() => [{ serverTiming }]) as never;
};

const load = (step: LoadReport['step'] = 'loaded'): LoadReport => ({
  ...{ step, view: 'route/detail', app: 'mf_catalog', version: '1.0.0-a' },
  ...{ ms: 30, at: 20, trace },
});

beforeEach(() => {
  endedCalls.length = 0;
  navigationEntry(trace);
  jest.spyOn(performance, 'now').mockReturnValue(1000);
});

it('takes the navigation of each trace once, with its loads and calls', () => {
  const spans = createSpans();
  spans.loaded(load());
  spans.loaded(load('failed'));
  endedCalls.push({ trace, span: 'c'.repeat(16), key, at: 100, ms: 50.4 });
  expect(spans.take()).toEqual([
    { trace, kind: 'navigation', of: 'none', ago: 1000, ms: 150 },
    { trace, kind: 'remote_load', of: 'route/detail', ago: 980, ms: 30 },
    { trace, span: 'c'.repeat(16), kind: 'call', of: key, ago: 900, ms: 50 },
  ]);
  endedCalls.push({ trace, span: 'd'.repeat(16), key, at: 500, ms: 5 });
  endedCalls.push({ trace: later, span: 'e'.repeat(16), key, at: 600, ms: 7 });
  expect(spans.take().map((span) => [span.kind, span.trace, span.ago])).toEqual([
    ['navigation', later, 400],
    ['call', trace, 500],
    ['call', later, 400],
  ]);
  expect(spans.take()).toEqual([]);
});

it('takes none where the server records no traces', () => {
  navigationEntry();
  endedCalls.push({ trace, span: 'c'.repeat(16), key, at: 100, ms: 50 });
  expect(createSpans().take()).toEqual([]);
  expect(endedCalls).toEqual([]);
});

it('takes at most twenty', () => {
  const spans = createSpans();
  for (let index = 0; index < 40; index += 1) spans.loaded(load());
  expect(spans.take()).toHaveLength(20);
});
