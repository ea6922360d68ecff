import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { auditOf } from '#test/support/system-fixture.ts';
import { type Editing, openEditing, permsOf } from './testing/editing.ts';

type Form = Readonly<Record<string, unknown>>;

/** A list under test: a form, and the public call that lists its names. */
interface Kept {
  readonly path: string;
  readonly subject: string;
  readonly screen: string;
  readonly named: 'title' | 'name';
  readonly of: string;
  readonly form: (zh: string) => Form;
  readonly visited: () => Promise<readonly string[]>;
}

const idOf = async ({ ask }: Editing, path: string, form: Form, query = ''): Promise<number> => {
  const made = await ask('POST', path, form);
  assert.equal(made.status, 200, made.msg);
  const rows: readonly { id: number }[] = (await ask('GET', path + query)).data;
  return rows.at(-1)?.id ?? 0;
};

const keepAll = async (editing: Editing): Promise<readonly Kept[]> => {
  const { app } = editing;
  const names = async (url: string, method: 'GET' | 'POST' = 'GET'): Promise<string[]> => {
    const reply = await app.inject({ method, url, ...(method === 'POST' ? { payload: {} } : {}) });
    const { data } = reply.json();
    return data.map(({ title, name }: Record<string, { zh: string }>) => (title ?? name)?.zh);
  };
  const area = { code: 'sale', title: { zh: '优惠' }, subtitle: null, link: null };
  const areaId = await idOf(editing, 'site/areas', area);
  const type = { areaId, name: { zh: '按季节' } };
  const typeId = await idOf(editing, 'site/area-types', type, `?areaId=${areaId}`);
  const window = { showFrom: null, showUntil: null };
  return [
    {
      ...{ path: 'site/slides', subject: 'slide', screen: 'slide', named: 'title', of: '' },
      form: (zh) => ({
        ...{ title: { zh }, subtitle: null, picture: '/artwork/sea/a.svg', link: '/route', ...window },
      }),
      visited: () => names('/api/slideShow/getSlideOnlineShowList_zj', 'POST'),
    },
    {
      ...{ path: 'site/rotations', subject: 'rotation', screen: 'rotation', named: 'title', of: '' },
      form: (zh) => ({ title: { zh }, link: null }),
      visited: () => names('/api/sysRotation/byOrgCode/A86'),
    },
    {
      ...{ path: 'site/area-types', subject: 'recommendation-type', screen: 'area', named: 'name' },
      of: `?areaId=${areaId}`,
      form: (zh) => ({ areaId, name: { zh } }),
      visited: () => names(`/api/recommendationType/${areaId}`),
    },
    {
      ...{ path: 'site/area-labels', subject: 'recommendation-label', screen: 'area', named: 'name' },
      of: `?typeId=${typeId}`,
      form: (zh) => ({ typeId, name: { zh } }),
      visited: () => names(`/api/recommendationLabel/A86&${typeId}`),
    },
  ];
};

const forEachList = async (t: TestContext, check: (editing: Editing, kept: Kept) => Promise<void>) => {
  const editing = await openEditing(t);
  for (const kept of await keepAll(editing)) await t.test(kept.path, () => check(editing, kept));
};

const evil = "<i onload=x>';--";

test('a new row is public in its position until it is hidden', (t) =>
  forEachList(t, async (editing, { path, of, form, named, subject, visited }) => {
    const { ask, deps } = editing;
    const before = await visited();
    const first = await idOf(editing, path, form(evil), of);
    const second = await idOf(editing, path, form('第二'), of);
    assert.deepEqual(await visited(), [...before, evil, '第二']);

    const rows: readonly { id: number }[] = (await ask('GET', path + of)).data;
    const others = rows.map(({ id }) => id).filter((id) => id !== first && id !== second);
    const ids = [second, ...others, first];
    assert.equal((await ask('PUT', `${path}/order${of}`, { ids })).status, 200);
    assert.deepEqual(
      (await visited()).filter((name) => !before.includes(name)),
      ['第二', evil],
    );
    for (const some of [ids.slice(1), [...ids.slice(1), 999_999]]) {
      const { status, code } = await ask('PUT', `${path}/order${of}`, { ids: some });
      assert.deepEqual([status, code], [409, 'A0514']);
    }

    assert.equal((await ask('PUT', `${path}/${second}/status?status=0`)).status, 200);
    assert.deepEqual(await visited(), [...before, evil]);
    const stored: { version: string } = (await ask('GET', `${path}/${first}/form`)).data;
    const changed = { ...form(' 第一 '), version: stored.version };
    assert.equal((await ask('PUT', `${path}/${first}`, changed)).status, 200);
    assert.deepEqual(await visited(), [...before, '第一']);
    const late = await ask('PUT', `${path}/${first}`, changed);
    assert.deepEqual([late.status, late.code], [409, 'A0514']);
    assert.match(late.msg ?? '', /^editor_/);

    assert.equal((await ask('DELETE', `${path}/${first},${second}`)).status, 200);
    assert.deepEqual(await visited(), before);
    assert.equal((await ask('GET', `${path}/${first}/form`)).status, 404);
    const audit = (await auditOf(deps, subject)).filter(({ subjectId }) => subjectId !== String(others[0]));
    assert.deepEqual(
      audit.map(({ action }) => action),
      ['create', 'create', 'order', 'set-status', 'update', 'delete', 'delete'],
    );
    assert.deepEqual(audit.find(({ action }) => action === 'update')?.before?.[named as never], { zh: evil });
  }));

test('every call requires its permission', (t) =>
  forEachList(t, async (editing, { path, of, form, screen }) => {
    const id = await idOf(editing, path, form('甲'), of);
    const calls = [
      ['query', 'GET', path + of, undefined],
      ['edit', 'GET', `${path}/${id}/form`, undefined],
      ['add', 'POST', path, form('乙')],
      ['edit', 'PUT', `${path}/order${of}`, { ids: [id] }],
      ['edit', 'PUT', `${path}/${id}`, form('丙')],
      ['edit', 'PUT', `${path}/${id}/status?status=0`, undefined],
      ['delete', 'DELETE', `${path}/${id}`, undefined],
    ] as const;
    for (const [action, method, url, payload] of calls) {
      const others = permsOf(screen).filter((perm) => !perm.endsWith(action));
      const headers = await editing.login(`NO_${action}_${path}_${method}_${url.length}`, { perms: others });
      assert.equal((await editing.ask(method, url, payload, headers)).status, 403, `${method} ${url}`);
    }
  }));

test('texts without Chinese are refused by field, and so is a row over the limit', (t) =>
  forEachList(t, async (editing, { path, of, form, named }) => {
    const { ask } = editing;
    for (const [zh, status] of [
      ['', 400],
      ['   ', 400],
      ['x'.repeat(200), 400],
    ] as const) {
      const { status: answered, field } = await ask('POST', path, form(zh));
      assert.deepEqual([answered, field?.split('/')[0]], [status, named]);
    }
    const rows: readonly unknown[] = (await ask('GET', path + of)).data;
    for (let count = rows.length; count < 50; count += 1)
      assert.equal((await ask('POST', path, form(`第 ${count}`))).status, 200);
    const { status, msg } = await ask('POST', path, form('第 51'));
    assert.deepEqual([status, msg], [400, '最多 50 条，请先删除一些']);
  }));

test('links are paths of the portal or https URLs', async (t) => {
  const editing = await openEditing(t);
  for (const kept of (await keepAll(editing)).slice(0, 2))
    for (const [link, status] of [
      ['/route/detail?id=1', 200],
      ['https://example.org/a', 200],
      ['', 200],
      ['http://example.org', 400],
      ['//evil.example', 400],
      ['javascript:alert(1)', 400],
      [' JavaScript:alert(1)', 400],
      ['data:text/html,x', 400],
    ] as const) {
      const { status: answered, field } = await editing.ask('POST', kept.path, { ...kept.form('x'), link });
      assert.deepEqual([answered, field], [status, status === 400 ? 'link' : undefined], link);
    }
});
