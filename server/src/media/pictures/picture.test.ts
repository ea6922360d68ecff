import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { pictures } from '#src/platform/database/index.ts';
import { buildTestApp } from '#test/support/test-app.ts';
import { deleteUnusedPictures } from './delete-unused-pictures.ts';
import { canvas, claiming, interlaced, photo } from './testing/pictures.ts';
import { send, sent } from './testing/upload.ts';

const formats = ['jpeg', 'png', 'webp'] as const;

test('a picture of each type is re-encoded and public under a random URL', async (t) => {
  const host = await buildTestApp(t);
  const owner = await host.signIn();
  for (const format of formats) {
    const { token, url, width, height } = await sent(host, owner, await canvas()[format]().toBuffer());
    assert.match(token, /^[\w-]{22}$/);
    assert.deepEqual([url, width, height], [`/api/v1/pictures/${token}`, 40, 30]);
    const { statusCode, headers, rawPayload } = await host.app.inject(url);
    assert.equal(statusCode, 200);
    assert.equal((await sharp(rawPayload).metadata()).format, 'webp', format);
    assert.equal(headers['content-type'], 'image/webp');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['content-security-policy'], "default-src 'none'; sandbox");
    assert.equal(headers['content-disposition'], 'inline; filename="picture.webp"');
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
  }
});

test('a photo is sent as AVIF to a browser that accepts it, and as WebP to others', async (t) => {
  const host = await buildTestApp(t);
  const noise = sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
  const { url } = await sent(host, await host.signIn(), await noise.blur(8).jpeg().toBuffer());
  const load = async (accept: string) => {
    const { headers, rawPayload } = await host.app.inject({ url, headers: { accept } });
    assert.equal(headers.vary, 'accept');
    return { type: headers['content-type'], name: headers['content-disposition'], bytes: rawPayload };
  };
  const avif = await load('image/avif,image/webp,*/*');
  assert.deepEqual([avif.type, avif.name], ['image/avif', 'inline; filename="picture.avif"']);
  assert.equal(avif.bytes.toString('latin1', 4, 12), 'ftypavif');
  const webp = await load('image/webp,*/*');
  assert.deepEqual([webp.type, webp.name], ['image/webp', 'inline; filename="picture.webp"']);
  assert.ok(avif.bytes.length < webp.bytes.length);
});

test('metadata is removed, and a rotated photo is turned upright', async (t) => {
  const host = await buildTestApp(t);
  const bytes = await photo();
  const before = await sharp(bytes).metadata();
  assert.ok(before.exif && before.xmp && bytes.includes('Chen Hai'));
  assert.ok(
    before.exif.includes(Buffer.from([0x88, 0x25])) || before.exif.includes(Buffer.from([0x25, 0x88])),
  );
  const { url, width, height } = await sent(host, await host.signIn(), bytes);
  assert.deepEqual([width, height], [40, 80]);
  const { rawPayload } = await host.app.inject(url);
  const { exif, xmp, icc, iptc, orientation } = await sharp(rawPayload).metadata();
  assert.deepEqual([exif, xmp, icc, iptc, orientation], Array(5).fill(undefined));
  assert.ok(!rawPayload.includes('Chen Hai'));
});

test('a large picture is resized to 1600 pixels, a small one is not', async (t) => {
  const host = await buildTestApp(t);
  const owner = await host.signIn();
  for (const [size, made] of [
    [
      [4000, 1000],
      [1600, 400],
    ],
    [
      [1000, 3200],
      [500, 1600],
    ],
    [
      [1600, 1600],
      [1600, 1600],
    ],
    [
      [1, 1],
      [1, 1],
    ],
  ] as const) {
    const { width, height } = await sent(
      host,
      owner,
      await canvas(...size)
        .jpeg()
        .toBuffer(),
    );
    assert.deepEqual([width, height], made);
  }
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>');

const cut = async (format: (typeof formats)[number]): Promise<Buffer> => {
  const noise = sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } });
  const bytes = await noise[format]().toBuffer();
  return bytes.subarray(0, bytes.length / 2);
};

const refusals: readonly (readonly [string, () => Promise<Buffer>, string, RegExp])[] = [
  ['a drawing named as a picture', async () => svg, 'A0701', /只支持 JPG、PNG、WebP 图片/],
  ['a page named as a picture', async () => Buffer.from('<!doctype html><p>'), 'A0701', /只支持/],
  ['a picture of another type', () => canvas().gif().toBuffer(), 'A0701', /只支持/],
  ['one that is read by way of a library', () => canvas().tiff().toBuffer(), 'A0701', /只支持/],
  ['nothing', async () => Buffer.alloc(0), 'A0701', /只支持/],
  ['a JPEG that breaks off', () => cut('jpeg'), 'A0701', /已损坏或不完整/],
  ['a PNG that breaks off', () => cut('png'), 'A0701', /已损坏或不完整/],
  ['a WebP that breaks off', () => cut('webp'), 'A0701', /已损坏或不完整|只支持/],
  ['a bomb', () => claiming(60_000, 60_000), 'A0702', /最多 2500 万像素/],
  ['one pixel row too many', () => claiming(5001, 5000), 'A0702', /最多 2500 万像素/],
  ['an interlaced bomb', () => interlaced(4000, 3001), 'A0702', /隔行或渐进式图片最多 1200 万像素/],
  ['one that is smaller than it says', () => claiming(4000, 5000), 'A0701', /已损坏或不完整/],
];

test('an invalid, truncated or oversized picture is refused with a message and not stored', async (t) => {
  const host = await buildTestApp(t);
  const owner = await host.signIn();
  for (const [what, make, code, msg] of refusals) {
    const { status, body } = await send(host, owner, { bytes: await make() });
    assert.deepEqual([status, body.code, body.field], [400, code, 'file'], what);
    assert.match(body.msg, msg, what);
  }
  const over = await send(host, owner, { bytes: Buffer.alloc(10 * 1024 * 1024 + 1) });
  assert.deepEqual([over.status, over.body.code], [413, 'A0702']);
  assert.equal((await send(host, {}, { bytes: svg })).status, 401);
  assert.equal(await host.deps.db.$count(pictures), 0);
});

test('an interlaced and a progressive picture of usual size are re-encoded', async (t) => {
  const host = await buildTestApp(t);
  const owner = await host.signIn();
  await sent(host, owner, await interlaced(400, 300));
  await sent(host, owner, await canvas(400, 300).jpeg({ progressive: true }).toBuffer());
});

test('a member whose files are refused is stopped after 15 a minute, another one is not', async (t) => {
  const host = await buildTestApp(t);
  const [owner, other] = [await host.signIn(), await host.signIn()];
  for (let count = 0; count < 15; count += 1)
    assert.equal((await send(host, owner, { bytes: svg })).status, 400);
  const stopped = await send(host, owner, { bytes: svg });
  assert.deepEqual([stopped.status, stopped.body.code], [429, 'B0210']);
  await sent(host, other);
  host.clock.advance(60);
  await sent(host, owner);
});

test('a member has 20 unused pictures at most and deletes only their own', async (t) => {
  const host = await buildTestApp(t);
  const [owner, stranger] = [await host.signIn(), await host.signIn()];
  const { bytes } = { bytes: await canvas().png().toBuffer() };
  const all = [];
  for (let count = 0; count < 20; count += 1) all.push(await sent(host, owner, bytes));
  const over = await send(host, owner, { bytes });
  assert.deepEqual([over.status, over.body.code, over.body.field], [400, 'A0700', 'file']);
  await sent(host, stranger, bytes);
  const url = String(all[0]?.url);
  const remove = (headers: object) => host.app.inject({ method: 'DELETE', url, headers: { ...headers } });
  assert.equal((await remove({})).statusCode, 401);
  assert.equal((await remove(stranger.headers)).statusCode, 404);
  assert.equal((await remove(owner.headers)).statusCode, 200);
  assert.equal((await remove(owner.headers)).statusCode, 404);
  assert.equal((await host.app.inject(url)).statusCode, 404);
  const again = await Promise.all([send(host, owner, { bytes }), send(host, owner, { bytes })]);
  assert.deepEqual(again.map(({ status }) => status).toSorted(), [200, 400]);
});

test('a picture unused for a day is deleted; a used one is not', async (t) => {
  const host = await buildTestApp(t);
  const { db } = host.deps.database;
  const owner = await host.signIn();
  const [old, used] = [await sent(host, owner), await sent(host, owner)];
  await db.update(pictures).set({ usedAt: host.clock.now() }).where(eq(pictures.token, used.token));
  host.clock.advance(24 * 3600);
  assert.equal(await deleteUnusedPictures(host.deps), 0);
  const fresh = await sent(host, await host.signIn());
  host.clock.advance(1);
  assert.equal(await deleteUnusedPictures(host.deps), 1);
  const left = await Promise.all([old, used, fresh].map(({ url }) => host.app.inject(url)));
  assert.deepEqual(
    left.map(({ statusCode }) => statusCode),
    [404, 200, 200],
  );
});

test('a malformed URL is refused by field, an unknown one is not found', async (t) => {
  const { app } = await buildTestApp(t);
  const { statusCode, headers } = await app.inject(`/api/v1/pictures/${'x'.repeat(22)}`);
  assert.equal(statusCode, 404);
  assert.ok(!String(headers['cache-control']).includes('immutable'));
  const bad = await app.inject('/api/v1/pictures/..%2Fsecret');
  assert.deepEqual([bad.statusCode, bad.json().field], [400, 'token']);
});
