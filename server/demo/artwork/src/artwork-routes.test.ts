import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { artworkRoutes } from './artwork-routes.ts';
import { drawArtwork } from './draw-artwork.ts';
import { createPictureCache } from './picture-cache.ts';

const app = Fastify();
await app.register(artworkRoutes);
after(() => app.close());

const url = '/artwork/lighthouse/tour-7.svg';

test('a picture is served as immutable SVG without external resources', async () => {
  const answer = await app.inject(url);
  assert.equal(answer.statusCode, 200);
  assert.equal(answer.headers['content-type'], 'image/svg+xml');
  assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.equal(answer.headers['content-security-policy'], "default-src 'none'; style-src 'unsafe-inline'");
  assert.equal(answer.body, drawArtwork({ scene: 'lighthouse', seed: 'tour-7' }));
});

test('a request with the current ETag gets 304', async () => {
  const { etag = '' } = (await app.inject(url)).headers;
  assert.match(String(etag), /^"[\w-]+"$/);
  const again = await app.inject({ url, headers: { 'if-none-match': String(etag) } });
  assert.equal(again.statusCode, 304);
  assert.equal(again.body, '');
  assert.equal(again.headers.etag, etag);
  const other = await app.inject({
    url: '/artwork/lighthouse/tour-8.svg',
    headers: { 'if-none-match': String(etag) },
  });
  assert.equal(other.statusCode, 200);
});

test('a picture is compressed by Accept-Encoding, with its own ETag', async () => {
  const plain = await app.inject(url);
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  assert.equal(packed.headers['content-encoding'], 'br');
  assert.equal(packed.headers.vary, 'Accept-Encoding');
  assert.equal(brotliDecompressSync(packed.rawPayload).toString(), plain.body);
  assert.notEqual(packed.headers.etag, plain.headers.etag);
});

test('the light can be fixed', async () => {
  const night = await app.inject(`${url}?light=night`);
  assert.equal(night.body, drawArtwork({ scene: 'lighthouse', seed: 'tour-7', light: 'night' }));
  for (const light of ['noonish', '', 'dawn&light=dusk']) {
    const answer = await app.inject(`${url}?light=${light}`);
    assert.equal(answer.statusCode, 400, light);
    assert.match(answer.body, /^light must be one of dawn, noon, dusk, night, rain/);
  }
});

test('the same picture is served as PNG to clients without SVG', async () => {
  const answer = await app.inject('/artwork/lighthouse/tour-7.png');
  assert.equal(answer.statusCode, 200);
  assert.equal(answer.headers['content-type'], 'image/png');
  assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable');
  const bytes = answer.rawPayload;
  assert.equal(bytes.subarray(1, 4).toString(), 'PNG');
  assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1200, 900]);
  const etag = String(answer.headers.etag);
  const again = await app.inject({
    url: '/artwork/lighthouse/tour-7.png',
    headers: { 'if-none-match': etag },
  });
  assert.deepEqual([again.statusCode, again.body], [304, '']);
  assert.equal((await app.inject('/artwork/lighthouse/tour-7.png?light=noonish')).statusCode, 400);
});

test('an unknown scene or an invalid seed is not found', async () => {
  const long = 'a'.repeat(65);
  for (const path of [
    'nowhere/a.svg',
    'toString/a.svg',
    'sea/A.svg',
    'sea/a.jpg',
    'sea/A.png',
    'sea/.svg',
    `sea/${long}.svg`,
    'sea/a%2Fb.svg',
  ]) {
    const answer = await app.inject(`/artwork/${path}`);
    assert.equal(answer.statusCode, 404, path);
    assert.match(String(answer.headers['content-type']), /^text\/plain/, path);
    assert.equal(answer.headers['cache-control'], 'no-store', path);
  }
});

test('the cache is limited in bytes, evicts the least recently used, and redraws the same picture', () => {
  const cache = createPictureCache(30_000);
  const first = cache.get({ scene: 'dish-fish', seed: 'first' }, 'identity');
  assert.equal(cache.get({ scene: 'dish-fish', seed: 'first' }, 'identity'), first);
  for (let i = 0; i < 12; i++) cache.get({ scene: 'sea', seed: `s${i}` }, 'identity');
  assert.ok(cache.size <= 30_000 && cache.size > 0);
  const redrawn = cache.get({ scene: 'dish-fish', seed: 'first' }, 'identity');
  assert.notEqual(redrawn, first);
  assert.deepEqual(redrawn, first);
});
