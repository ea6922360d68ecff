import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { HelpArticle, HelpRow } from '@portal/shared/contract';
import { openEditing } from '#src/content/site/testing/editing.ts';

const open = async (t: TestContext) => {
  const editing = await openEditing(t);
  const write = async (code: string, zh: string, more: object = {}) => {
    const form = {
      ...{ kind: 'help', code, category: '退款', categoryEn: 'Refunds', title: { zh, en: code } },
      ...{ summary: null, picture: null, source: null, day: '2026-01-05', sort: 1, status: 1 },
      body: [{ kind: 'text', text: { zh: '答案', en: 'Answer' } }],
      ...more,
    };
    const { status, msg, data } = await editing.ask('POST', 'articles', form);
    assert.equal(status, 200, msg);
    const { id }: { id: number } = data;
    return { id, form };
  };
  const get = async <T>(path: string) => {
    const { status, data } = await editing.ask('GET', path, undefined, {});
    return { status, data: data as T };
  };
  const find = async (keywords: string) => {
    const { data } = await get<HelpRow[]>(`help?${new URLSearchParams({ keywords })}`);
    return data.map(({ code }) => code);
  };
  return { ...editing, write, get, find };
};

test('questions are listed in their order, without drafts', async (t) => {
  const { write, get } = await open(t);
  await write('later', '以后', { sort: 2, category: '签证', categoryEn: 'Visas' });
  await write('draft', '草稿', { status: 0 });
  await write('first', '先');
  const { data } = await get<HelpRow[]>('help');
  assert.deepEqual(data, [
    { code: 'first', topic: { zh: '退款', en: 'Refunds' }, title: { zh: '先', en: 'first' } },
    { code: 'later', topic: { zh: '签证', en: 'Visas' }, title: { zh: '以后', en: 'later' } },
  ]);
  assert.equal((await get('help/draft')).status, 404);
});

test('a search finds titles before texts, in both languages', async (t) => {
  const { write, find } = await open(t);
  await write('text', '改期', {
    body: [{ kind: 'text', text: { zh: '退款请看退款说明', en: 'No refund' } }],
  });
  await write('title', '线路怎么退款？', { title: { zh: '线路怎么退款？', en: 'Refund of tours' } });
  await write('hidden', '退款草稿', { status: 0 });
  await write('other', '发票', { category: '发票', categoryEn: 'Invoices' });
  assert.deepEqual(await find('怎么退款'), ['title']);
  assert.deepEqual(await find('How do I get refunds?'), ['title']);
  assert.deepEqual(await find('发票'), ['other']);
  assert.deepEqual(await find('改期'), ['text']);
  for (const nothing of ['台风', '%', "'; drop table articles; --", '，。'])
    assert.deepEqual(await find(nothing), []);
});

test('an article has others of its topic, and a deleted one is not found', async (t) => {
  const { ask, write, get } = await open(t);
  const { id } = await write('one', '一');
  await write('two', '二', { sort: 2 });
  await write('visa', '签', { category: '签证' });
  const { data } = await get<HelpArticle>('help/one');
  assert.deepEqual([data.day, data.others.map(({ code }) => code)], ['2026-01-05', ['two']]);
  assert.equal((await ask('DELETE', `articles/${id}`)).status, 200);
  assert.equal((await get('help/one')).status, 404);
  assert.equal((await get('help/__proto__')).status, 400);
});

test('an article of the help centre needs topic and code, keeps its code, and is saved in its version only', async (t) => {
  const { ask, write } = await open(t);
  const { id, form } = await write('one', '一');
  const { version }: { version: string } = (await ask('GET', `articles/${id}/form`)).data;
  for (const [method, path, body, field] of [
    ['POST', 'articles', form, 'code'],
    ['POST', 'articles', { ...form, code: null }, 'code'],
    ['POST', 'articles', { ...form, code: 'two', category: ' ' }, 'category'],
    ['PUT', `articles/${id}`, { ...form, code: 'two', version }, 'code'],
  ] as const) {
    const answer = await ask(method, path, body);
    assert.deepEqual([answer.status, answer.field], [400, field]);
  }
  assert.equal((await ask('PUT', `articles/${id}`, { ...form, version })).status, 200);
  assert.equal((await ask('PUT', `articles/${id}`, { ...form, version })).code, 'A0514');
  const topics: readonly { zh: string }[] = (await ask('GET', 'articles/categories?kind=help')).data;
  assert.deepEqual(topics, [{ zh: '退款', en: 'Refunds' }]);
});
