import { actionsOf } from './actions.ts';
import type { Choice } from './choices.ts';
import { filterChoices } from './choices.ts';
import { readCommand, recordActionsOf } from './verbs.ts';

test.each([
  ['refund T261120AAA', { verb: 'refund', record: 't261120aaa' }],
  ['退款T261120AAA', { verb: 'refund', record: 't261120aaa' }],
  ['tk ann', { verb: 'refund', record: 'ann' }],
  ['roll back mf_catalog', { verb: 'rollBack', record: 'mf_catalog' }],
  ['改价：涠洲岛', { verb: 'price', record: '涠洲岛' }],
  ['退款', undefined],
  ['refund ', undefined],
  ['refunds T1', undefined],
  ['退款管理', undefined],
])('%j is read as %j', (keywords, command) => {
  expect(readCommand(keywords)).toEqual(command);
});

const finance = { roles: ['FINANCE'], perms: ['trade:refund:approve'] };
const titleOf = (verb: string, record: string) => `${verb} ${record}`;
const order = (no: string): Choice => ({
  ...{ kind: 'order', title: no, note: '' },
  path: `/business/orders/detail?no=${no}`,
});
const product: Choice = { kind: 'product', title: '海岛', note: '', path: '/business/products/edit?id=7' };
const app: Choice = {
  ...{ kind: 'app', title: 'mf_catalog', note: '' },
  path: '/platform/releases?app=mf_catalog',
};

test('a command is offered for each record of its kind, with the permission', () => {
  const command = { verb: 'refund', record: 't' } as const;
  const found = [order('T1'), order('T2'), product];
  expect(
    recordActionsOf(finance, found, { command, titleOf }).map(({ title, path }) => [title, path]),
  ).toEqual([
    ['refund T1', '/business/orders/detail?no=T1&action=refund'],
    ['refund T2', '/business/orders/detail?no=T2&action=refund'],
  ]);
  expect(recordActionsOf({ roles: [], perms: ['x'] }, found, { command, titleOf })).toEqual([]);
});

test('without a command actions are offered for a record that is the only one of its kind', () => {
  const root = { roles: ['ROOT'], perms: [] };
  const found = [order('T1'), order('T2'), product, app];
  expect(recordActionsOf(root, found, { titleOf }).map(({ path }) => path)).toEqual([
    '/business/calendar?productId=7',
    '/platform/releases?app=mf_catalog&action=rollback',
  ]);
});

test.each([
  ['新建线路', 'newTour'],
  ['new tour', 'newTour'],
  ['xjxl', 'newTour'],
  ['xinjianxianlu', 'newTour'],
  ['kaipiao', undefined],
])('the action found by %s is %s', (keywords, name) => {
  const actions = actionsOf({ roles: ['ROOT'], perms: [] }, (action) => action);
  expect(filterChoices(actions, keywords)[0]?.title).toBe(name);
});

test('actions need their permission', () => {
  expect(actionsOf(finance, (action) => action).map(({ title }) => title)).toEqual(['approveRefunds']);
});
