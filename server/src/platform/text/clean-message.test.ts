import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanMessage } from './clean-message.ts';

const table: readonly [string, string][] = [
  ['TypeError: x is undefined', 'TypeError: x is undefined'],
  ['two\nlines\u0000 and a \u001b[31mcolour', 'two lines and a [31mcolour'],
  ['https://a.b/c.js?token=secret#x failed', 'https://a.b/c.js failed'],
  ['mobile 13800138000, mail li.lei@example.com', 'mobile …, mail …'],
  ['document 44080219900101123X', 'document …'],
  ['/assets/mf_catalog/1.0.0-0000001/entry.js', '/assets/mf_catalog/1.0.0-0000001/entry.js'],
  ['x'.repeat(5000), 'x'.repeat(300)],
  [`${'x'.repeat(299)}\u{1f600}`, `${'x'.repeat(299)}\ufffd`],
];
for (const [said, kept] of table)
  test(`${said.slice(0, 40)} is stored as ${kept.slice(0, 40)}`, () =>
    assert.equal(cleanMessage(said), kept));
