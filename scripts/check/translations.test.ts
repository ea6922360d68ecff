import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findUnused, readCode, readWords } from './message-keys.ts';
import { compareLanguages } from './translations.ts';

const texts = (words: Record<string, string>) => new Map(Object.entries(words));
const file = 'mf-admin/src/features/coupon/coupon-messages.zh-cn.json';

const unusedIn = (keys: readonly string[], sources: Record<string, string>): string[] => {
  const code = Object.entries(sources).map(([path, text]) => ({ path: `mf-admin/src/${path}`, text }));
  return findUnused(file, keys, readCode(code), readWords(code));
};

test('a key that one language lacks, and another placeholder, are reported', () => {
  assert.deepEqual(
    compareLanguages(
      texts({ a: '共 {{count}} 条', b: '乙', c: '{{name}}' }),
      texts({ a_one: '1 item', a_other: '{{count}} items', c: '{{title}}', d: 'D' }),
    ),
    ['b has no English', 'd has no Chinese', 'the placeholders of c differ'],
  );
});

test('a key without a use is reported', () => {
  const sources = {
    'features/coupon/a.tsx': "// 'old'\nt('title'); t(`states.${state}`); const s = ['open'];",
  };
  assert.deepEqual(unusedIn(['title', 'old', 'states.open', 'states.ended'], sources), [
    'old',
    'states.ended',
  ]);
});

test('a template inside another template uses its key', () => {
  assert.deepEqual(unusedIn(['states.open'], { 'a.tsx': "t`${x ? `${t(`states.${a}`)} b` : 'open'}`" }), []);
});

test('a key that begins with a varying part is used beside the messages only', () => {
  const text = "t(`${action}.done`); const action = 'stop';";
  assert.deepEqual(unusedIn(['stop.done'], { 'features/coupon/a.tsx': text }), []);
  assert.deepEqual(unusedIn(['stop.done'], { 'features/other/a.tsx': text }), ['stop.done']);
});

test('the name of a group beside the messages uses its keys', () => {
  const sources = { 'features/coupon/list.tsx': "filter.choice(['open'], 'states')" };
  assert.deepEqual(unusedIn(['states.open', 'states.ended'], sources), ['states.ended']);
});
