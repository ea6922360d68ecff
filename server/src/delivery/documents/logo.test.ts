import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertWellFormed } from '@portal/demo-artwork/testing';
import { drawLogo } from './logo.ts';

test('the logo is valid in colour and in one colour', () => {
  assertWellFormed(drawLogo({ size: 32 }));
  const mono = drawLogo({ size: 48, mono: 'currentColor' });
  assertWellFormed(mono);
  assert.doesNotMatch(mono, /#[0-9a-f]{6}/);
});
