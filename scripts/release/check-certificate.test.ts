import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { createCertificate } from '../prove/certificate.ts';
import { checkCertificate } from './check-certificate.ts';

/** A portal with a certificate for these names. */
const listen = async (t: TestContext, names: string, days?: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'haitu-certificate-'));
  t.after(() => rm(folder, { recursive: true }));
  const { certificate, keyFile } = await createCertificate(folder, names, days);
  const server = createServer({ cert: certificate, key: await readFile(keyFile) });
  t.after(() => server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { url: `https://localhost:${(server.address() as AddressInfo).port}`, authorities: [certificate] };
};

test('a certificate that no public authority signed is an error', async (t) => {
  const { url } = await listen(t, 'DNS:localhost', 90);
  await assert.rejects(
    checkCertificate(url),
    /^Error: The certificate of localhost:\d+ is not publicly trusted \(DEPTH_ZERO_SELF_SIGNED_CERT\)\.$/,
  );
});

test('a certificate for another name is an error', async (t) => {
  const { url, authorities } = await listen(t, 'DNS:www.example.com', 90);
  await assert.rejects(checkCertificate(url, authorities), /\(ERR_TLS_CERT_ALTNAME_INVALID\)\.$/);
});

test('a certificate of a trusted authority is reported with its remaining days, and two weeks before its end an error', async (t) => {
  const { url, authorities } = await listen(t, 'DNS:localhost', 90);
  assert.match(
    (await checkCertificate(url, authorities)) ?? '',
    /^certificate of localhost:\d+ by haitu, (89|90) days left$/,
  );
  const ending = await listen(t, 'DNS:localhost', 13);
  await assert.rejects(checkCertificate(ending.url, ending.authorities), /ends in 1[23] days: renew it\.$/);
});

test('a portal without TLS has none', async () => {
  assert.equal(await checkCertificate('http://127.0.0.1:8080'), undefined);
});
