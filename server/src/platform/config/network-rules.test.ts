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
  assert.deepEqual(portsOf(rules), ['https', 'operations', '53', '53', '5432']);
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

test('the manifests let the ingress, the probes and Prometheus ask servers with TLS only', async () => {
  const ingress = await readManifest('ingress.yaml');
  for (const line of [
    'backend-protocol: HTTPS',
    'proxy-ssl-secret: default/haitu-internal',
    'proxy-ssl-verify: "on"',
    'proxy-ssl-name: haitu.internal',
  ])
    assert.equal(ingress.split(`    nginx.ingress.kubernetes.io/${line}\n`).length, 3, `${line}, of both`);
  const deployment = await readManifest('deployment.yaml');
  assert.deepEqual(valuesOf(deployment, /scheme: (\S+)/g), ['https', 'HTTPS', 'HTTPS', 'HTTPS']);
  assert.match(deployment, /name: TLS_CERTIFICATE_FILE\n {14}value: \/tls\/tls\.crt\n/);
});
