import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inRoot } from '../process/root.ts';
import { describeBill } from './bill-of-materials.ts';
import { readManifest } from './installed-packages.ts';

const subject = { name: '@portal/mf-example', version: '1.0.0-0123456789ab', license: 'Apache-2.0' };
const webpack = readManifest(inRoot('node_modules/webpack'));
const scoped = { name: '@scope/list', version: '2.0.0+1', license: '(MIT OR Apache-2.0)' };
const text = describeBill(subject, [webpack, scoped]);
const bill = JSON.parse(text);
const find = (name: string) => bill.components.find((each: { name: string }) => each.name === name);

test('a bill names the release and what it contains, with licences', () => {
  assert.deepEqual([bill.bomFormat, bill.specVersion], ['CycloneDX', '1.6']);
  const { name, group, version, type } = bill.metadata.component;
  assert.deepEqual([group, name, version, type], ['@portal', 'mf-example', subject.version, 'application']);
  assert.equal(find('list').purl, 'pkg:npm/%40scope/list@2.0.0%2B1');
  assert.deepEqual(find('list').licenses, [{ expression: '(MIT OR Apache-2.0)' }]);
  assert.deepEqual(find('webpack').licenses, [{ license: { id: 'MIT' } }]);
  const { dependsOn } = bill.dependencies.find((each: { ref: string }) => each.ref.includes('mf-example'));
  assert.deepEqual(dependsOn, [find('list').purl, find('webpack').purl].sort());
});

test('a package of the lockfile has the hash that the lockfile allows', () => {
  const [{ alg, content }] = find('webpack').hashes;
  assert.equal(alg, 'SHA-512');
  assert.match(content, /^[0-9a-f]{128}$/);
  assert.equal(find('list').hashes, undefined);
});

test('the same packages in another order, also repeated, make the same text, without times and random numbers', () => {
  assert.equal(describeBill(subject, [scoped, webpack, scoped]), text);
  assert.equal(bill.serialNumber, undefined);
  assert.equal(bill.metadata.timestamp, undefined);
});
