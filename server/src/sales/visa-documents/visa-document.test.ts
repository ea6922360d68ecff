import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visaDocuments } from '#src/platform/database/index.ts';
import { buildTestApp } from '#test/support/test-app.ts';
import { jpeg, pdf, png, zip } from './testing/files.ts';
import { upload, uploaded } from './testing/upload.ts';
import { deleteUnusedDocuments } from './visa-document-jobs.ts';

const most = 10 * 1024 * 1024;
const path = '/api/v1/visa-files';

test('a file is stored encrypted and downloaded unchanged under its name', async (t) => {
  const host = await buildTestApp(t);
  const owner = await host.signIn();
  const bytes = pdf('% Chen Hai');
  const { body } = await upload(host, owner, { bytes, name: "护照 (1)'.pdf", type: 'application/pdf' });
  const { id, createdAt, ...kept } = body.data;
  assert.deepEqual(kept, {
    ...{ name: "护照 (1)'.pdf", type: 'application/pdf', bytes: bytes.length },
    scanned: true,
  });
  assert.equal(createdAt, host.clock.now().toISOString());
  const [row] = await host.deps.db.select().from(visaDocuments);
  assert.ok(row && !row.content.includes('Chen Hai'));
  const { rawPayload, headers } = await host.app.inject({ url: `${path}/${id}`, headers: owner.headers });
  assert.deepEqual(rawPayload, bytes);
  assert.equal(headers['content-type'], 'application/pdf');
  assert.equal(
    headers['content-disposition'],
    "attachment; filename=\"%E6%8A%A4%E7%85%A7%20(1)'.pdf\"; filename*=UTF-8''%E6%8A%A4%E7%85%A7%20%281%29%27.pdf",
  );
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.equal(headers['content-security-policy'], "default-src 'none'; sandbox");
  assert.equal(headers['cache-control'], 'private, no-store');
});

test('a file of exactly 10 MB is accepted, one byte more is refused', async (t) => {
  const host = await buildTestApp(t);
  const owner = await host.signIn();
  const room = most - png().length - 12;
  assert.equal(png(room).length, most);
  const whole = await upload(host, owner, { bytes: png(room), name: 'photo.png' });
  assert.deepEqual([whole.status, whole.body.data.bytes], [200, most]);
  const read = await host.app.inject({ url: `${path}/${whole.body.data.id}`, headers: owner.headers });
  assert.deepEqual(read.rawPayload, png(room));
  const over = await upload(host, owner, { bytes: png(room + 1), name: 'photo.png' });
  assert.deepEqual([over.status, over.body.code], [413, 'A0702']);
  assert.equal(await host.deps.db.$count(visaDocuments), 1);
});

const refusals: [string, Parameters<typeof upload>[2]][] = [
  ['a PDF named as a picture', { bytes: pdf(), name: 'passport.jpg', type: 'image/jpeg' }],
  ['a PDF declared as a picture', { bytes: pdf(), name: 'passport.pdf', type: 'image/jpeg' }],
  ['a picture named as a program', { bytes: jpeg(), name: 'passport.jpg.exe' }],
  ['a page named as a PDF', { bytes: Buffer.from('<!doctype html><p>'), name: 'passport.pdf' }],
  ['a page inside a picture', { bytes: jpeg('<script>alert(1)</script>'), name: 'photo.jpg' }],
  ['a picture that is an archive too', { bytes: Buffer.concat([png(), zip()]), name: 'photo.png' }],
  ['a text', { bytes: Buffer.from('hello'), name: 'note.txt', type: 'text/plain' }],
  ['an empty file', { bytes: Buffer.alloc(0), name: 'passport.pdf' }],
];

test('a file that does not match its declared type is refused, and nothing is stored', async (t) => {
  const host = await buildTestApp(t);
  const owner = await host.signIn();
  for (const [what, file] of refusals) {
    const { status, body } = await upload(host, owner, file);
    assert.deepEqual([status, body.code, body.field], [400, 'A0701', 'file'], what);
  }
  const text = await host.app.inject({ method: 'POST', url: path, payload: {}, headers: owner.headers });
  assert.equal(text.statusCode, 415);
  assert.equal((await upload(host, {}, { bytes: pdf() })).status, 401);
  assert.equal(await host.deps.db.$count(visaDocuments), 0);
});

test('a file of another member is a 404, and an own one can be deleted once', async (t) => {
  const host = await buildTestApp(t);
  const [owner, stranger] = [await host.signIn(), await host.signIn()];
  const url = `${path}/${await uploaded(host, owner, { bytes: pdf() })}`;
  for (const method of ['GET', 'DELETE'] as const) {
    assert.equal((await host.app.inject({ method, url, headers: stranger.headers })).statusCode, 404);
    assert.equal((await host.app.inject({ method, url })).statusCode, 401);
  }
  const answers = [];
  for (let time = 0; time < 2; time += 1)
    answers.push(await host.app.inject({ method: 'DELETE', url, headers: owner.headers }));
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [200, 404],
  );
});

test('a member has at most 90 unused files, also with concurrent uploads', async (t) => {
  const host = await buildTestApp(t);
  const owner = await host.signIn();
  const add = () => upload(host, owner, { bytes: pdf() });
  await uploaded(host, owner, { bytes: pdf() });
  const { db } = host.deps.database;
  const [row] = await db.select().from(visaDocuments);
  assert.ok(row);
  const { id: _id, ...copy } = row;
  await db.insert(visaDocuments).values(Array.from({ length: 86 }, () => copy));
  const replies = await Promise.all(Array.from({ length: 6 }, add));
  assert.equal(replies.filter(({ status }) => status === 200).length, 3);
  const refused = replies.find(({ status }) => status !== 200);
  assert.deepEqual([refused?.status, refused?.body.code, refused?.body.field], [400, 'A0700', 'file']);
  assert.equal((await upload(host, await host.signIn(), { bytes: pdf() })).status, 200);
});

test('a document unused for 24 hours is deleted', async (t) => {
  const host = await buildTestApp(t);
  const owner = await host.signIn();
  await uploaded(host, owner, { bytes: pdf() });
  host.clock.advance(3600);
  await uploaded(host, owner, { bytes: png(), name: 'a.png' });
  host.clock.advance(23 * 3600);
  assert.equal(await deleteUnusedDocuments(host.deps), 0);
  host.clock.advance(1);
  assert.equal(await deleteUnusedDocuments(host.deps), 1);
  const left = await host.deps.db.select().from(visaDocuments);
  assert.deepEqual(
    left.map(({ name }) => name),
    ['a.png'],
  );
});
