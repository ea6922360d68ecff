import assert from 'node:assert/strict';
import { test } from 'node:test';
import { networkOf, roughNetwork } from './network-of.ts';

for (const [address, network] of [
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['', ''],
  ['unknown', 'unknown'],
] as const)
  test(`the network of ${address || 'no address'} is ${network || 'empty'}`, () => {
    assert.equal(networkOf(address), network);
  });

for (const [address, rough] of [
  ['203.0.113.7', '203.0.113.*'],
  ['::ffff:203.0.113.7', '203.0.113.*'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:*'],
  ['2001:db8::1', '2001:db8:0:*'],
  ['unix', '*'],
] as const)
  test(`the address ${address} is described as ${rough}`, () => assert.equal(roughNetwork(address), rough));
