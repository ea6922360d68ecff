import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

const root = new URL('../../../../', import.meta.url);
const read = (path: string): Promise<string> => readFile(new URL(path, root), 'utf8');
const readManifest = (name: string): Promise<string> => read(`deploy/kubernetes/${name}`);

const valuesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, value = '']) => value);

const portsOf = (text: string): string[] => valuesOf(text, /\bport: "?(\w+)"?/g);

test('the manifests refuse each connection that they do not list', async () => {
  const rules = await readManifest('network.yaml');
  assert.match(rules, /^ {8}values: \[haitu, haitu-migrate\]$/m);
  assert.match(rules, /^ {2}policyTypes: \[Ingress, Egress\]$/m);
  assert.deepEqual(portsOf(rules), ['http', 'operations', '53', '53', '5432']);
  assert.deepEqual(valuesOf(rules, /cidr: (\S+)/g), ['10.0.0.10/32']);
  const applied = await readManifest('kustomization.yaml');
  for (const name of ['network.yaml', 'destinations.yaml'])
    assert.ok(applied.includes(`  - ${name}\n`), name);
});

test('servers reach providers at public addresses only, and at their ports', async () => {
  const rules = await readManifest('destinations.yaml');
  assert.deepEqual(portsOf(rules), ['443', '465']);
  for (const range of ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', '127.0.0.0/8'])
    assert.ok(rules.includes(`              - ${range}\n`), range);
});

test('the hosts that servers reach by name are those of the documentation', async () => {
  const hosts = valuesOf(await readManifest('destinations-by-name.yaml'), /matchName: (\S+)/g);
  const [, chapter = ''] = (await read('docs/security.md')).split(/^## Connections$/m);
  const listed = valuesOf(chapter.split(/^## /m)[0] ?? '', /`([a-z0-9.-]+\.(?:com|example))`/g);
  assert.deepEqual(hosts.filter((host) => !host.endsWith('.example.com')).toSorted(), listed.toSorted());
});
