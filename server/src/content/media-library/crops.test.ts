import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { CropFrame, MediaRow, Picture } from '@portal/shared/contract';
import sharp from 'sharp';
import { openEditing, permsOf } from '#src/content/site/testing/editing.ts';
import { canvas } from '#src/media/pictures/testing/pictures.ts';
import { send } from '#src/media/pictures/testing/upload.ts';
import { libraryPictures } from '#src/platform/database/index.ts';
import { auditOf } from '#test/support/system-fixture.ts';

const red = '#c81e1e';

/** 800 × 600 pixels of sea, with a red lighthouse of 200 × 300 pixels at 500, 100. */
const lighthouse = async (): Promise<Buffer> =>
  canvas(800, 600)
    .composite([{ input: await canvas(200, 300, red).png().toBuffer(), left: 500, top: 100 }])
    .png()
    .toBuffer();

const open = async (t: TestContext) => {
  const editing = await openEditing(t);
  const librarian = await editing.signIn('LIBRARIAN', { perms: permsOf('media') });
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    editing.ask(method, path, payload, librarian.headers);
  const upload = async (name: string, bytes: Buffer): Promise<number> => {
    const { status } = await send(editing, librarian, { bytes, name, to: '/api/v1/media/pictures' });
    assert.equal(status, 200);
    return (await list())[0]?.id ?? 0;
  };
  const list = async () => ((await ask('GET', 'media/page')).data as { list: MediaRow[] }).list;
  const crop = (id: number, frame: object) => ask('POST', `media/${id}/crops`, { frame });
  return { ...editing, librarian, ask, upload, list, crop };
};

const tower: CropFrame = { x: 500, y: 100, width: 200, height: 300 };

test('a part of a picture becomes a picture of the library, and the original stays', async (t) => {
  const { app, deps, ask, upload, list, crop, librarian } = await open(t);
  const id = await upload('灯塔.png', await lighthouse());
  const form: object = (await ask('GET', `media/${id}/form`)).data;
  const alt = { zh: '日落时的灯塔', en: 'Lighthouse at sunset' };
  assert.equal((await ask('PUT', `media/${id}`, { ...form, alt })).status, 200);
  const { status, data } = await crop(id, tower);
  assert.equal(status, 200);
  const picture: Picture = data;
  assert.deepEqual([picture.width, picture.height], [200, 300]);
  const { rawPayload } = await app.inject(picture.url);
  assert.equal((await sharp(rawPayload).metadata()).format, 'webp');
  const [reds, greens, blues] = (await sharp(rawPayload).stats()).channels;
  assert.ok(reds && greens && blues);
  assert.ok(reds.mean > 185 && greens.mean < 45 && blues.mean < 45, 'only the lighthouse');
  const [made, original] = await list();
  assert.deepEqual(
    [made?.name, made?.alt, made?.author, made?.croppedFrom, made?.uses],
    ['灯塔 200×300', alt, librarian.username, { id, name: '灯塔' }, 0],
  );
  assert.deepEqual(
    [original?.id, original?.width, original?.height, original?.croppedFrom],
    [id, 800, 600, null],
  );
  const [, , log] = await auditOf(deps, 'picture');
  assert.equal(log?.action, 'create');
  assert.deepEqual(log?.after, { name: '灯塔 200×300', croppedFrom: '灯塔', width: 200, height: 300 });
});

test('the same part again, also twice at once, answers the picture that exists', async (t) => {
  const { deps, ask, upload, list, crop } = await open(t);
  const id = await upload('sea.png', await lighthouse());
  const answers = await Promise.all([crop(id, tower), crop(id, tower), crop(id, tower)]);
  const tokens = new Set([...answers, await crop(id, tower)].map(({ data }) => (data as Picture).token));
  assert.equal(tokens.size, 1);
  assert.equal((await list()).length, 2);
  assert.equal((await auditOf(deps, 'picture')).length, 2);
  const [made] = await list();
  assert.equal((await ask('DELETE', `media/${made?.id}`)).status, 200);
  assert.equal((await crop(id, tower)).status, 200);
  assert.equal((await list()).length, 2, 'a deleted one is made anew');
  await assert.rejects(
    deps.db.insert(libraryPictures).values({
      ...{ token: 'x', name: 'x', author: 'x', croppedFromId: id, frame: tower },
    }),
  );
});

const refused: readonly (readonly [string, object, string])[] = [
  ['wider than the rest of the picture', { ...tower, width: 301 }, 'frame/width'],
  ['higher than the rest of the picture', { ...tower, height: 501 }, 'frame/height'],
  ['beside the picture', { ...tower, x: 9000 }, 'frame/width'],
  ['left of the picture', { ...tower, x: -1 }, 'frame/x'],
  ['narrower than 200 pixels', { ...tower, width: 199 }, 'frame/width'],
  ['lower than 200 pixels', { ...tower, height: 199 }, 'frame/height'],
  ['of half pixels', { ...tower, y: 0.5 }, 'frame/y'],
  ['without a height', { x: 0, y: 0, width: 300 }, 'frame/height'],
  ['of the whole picture', { x: 0, y: 0, width: 800, height: 600 }, 'frame'],
];

test('a part that is not inside the picture or too small is refused with its field, and nothing is stored', async (t) => {
  const { upload, list, crop } = await open(t);
  const id = await upload('sea.png', await lighthouse());
  for (const [what, frame, field] of refused) {
    const answer = await crop(id, frame);
    assert.deepEqual([answer.status, answer.field], [400, field], what);
  }
  const small = await upload('icon.png', await canvas(150, 150).png().toBuffer());
  assert.equal((await crop(small, { x: 0, y: 0, width: 200, height: 200 })).field, 'frame/width');
  assert.equal((await list()).length, 2);
});

test('a picture whose original is deleted stays and no longer names it; a deleted one cannot be cropped', async (t) => {
  const { ask, upload, list, crop } = await open(t);
  const id = await upload('sea.png', await lighthouse());
  await crop(id, tower);
  assert.equal((await ask('DELETE', `media/${id}`)).status, 200);
  assert.deepEqual(
    (await list()).map(({ name, croppedFrom }) => [name, croppedFrom]),
    [['sea 200×300', null]],
  );
  assert.equal((await crop(id, tower)).status, 404);
});

test('an original that is deleted while it is cropped leaves no half picture', async (t) => {
  const { ask, upload, list, crop } = await open(t);
  for (let round = 0; round < 3; round += 1) {
    const id = await upload(`sea ${round}.png`, await lighthouse());
    const before = (await list()).length;
    const [made, deleted] = await Promise.all([crop(id, tower), ask('DELETE', `media/${id}`)]);
    assert.equal(deleted.status, 200);
    assert.ok([200, 404].includes(made.status), `round ${round}`);
    assert.equal((await list()).length, before - (made.status === 404 ? 1 : 0));
  }
});

test('cropping needs the permission to add pictures and counts as uploads', async (t) => {
  const { app, upload, crop, signIn } = await open(t);
  const id = await upload('sea.png', await canvas(1200, 300).png().toBuffer());
  const reader = await signIn('READER', { perms: ['site:media:query', 'site:media:edit'] });
  const url = `/api/v1/media/${id}/crops`;
  const payload = { frame: { x: 0, y: 0, width: 300, height: 200 } };
  assert.equal((await app.inject({ method: 'POST', url, headers: reader.headers, payload })).statusCode, 403);
  for (let x = 0; x < 59; x += 1) assert.equal((await crop(id, { ...payload.frame, x })).status, 200);
  assert.equal((await crop(id, { ...payload.frame, x: 59 })).status, 429);
});
