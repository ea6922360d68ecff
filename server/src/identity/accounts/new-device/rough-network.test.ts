import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roughNetwork } from './rough-network.ts';

for (const [address, rough] of [
  ['203.0.113.7', '203.0.113.*'],
  ['::ffff:203.0.113.7', '203.0.113.*'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:*'],
  ['2001:db8::1', '2001:db8:0:*'],
  ['unix', '*'],
] as const)
  test(`the address ${address} is described as ${rough}`, () => assert.equal(roughNetwork(address), rough));
