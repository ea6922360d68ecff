import type { BulkJob, BulkRow, StaffReview } from '@portal/shared/contract';
import { type Answers, people, refuse, renderView } from '@portal/shared/testing';
import { saveFile } from '@portal/shared/ui';
import { screen, waitFor, within } from '@testing-library/react';
import Reviews from './index.tsx';

const review = {
  ...{ rating: 4, text: { zh: '导游很好' }, pictures: [], blocked: 0, day: '2026-11-20' },
  ...{ product: { id: 3, kind: 'tour', title: { zh: '涠洲岛三日游' } }, orderNo: null, reply: null },
  ...{ takenDown: null, version: '17' },
} as unknown as StaffReview;

const takenDown = { day: '2026-11-21', reason: '含手机号' };
const list = [
  { ...review, id: 7, author: '小林' },
  { ...review, id: 8, author: '小陈' },
  { ...review, id: 9, author: '小王', takenDown },
];

const job: BulkJob = {
  ...{ id: 5, kind: 'review-take-down', state: 'prepared', total: 2 },
  counts: { ready: 2, done: 0, refused: 0, cancelled: 0, undone: 0 },
  ...{ createdAt: '2026-11-28T02:00:00Z', endedAt: null, undoUntil: null },
};
const running: BulkJob = {
  ...job,
  state: 'running',
  counts: { ready: 1, done: 1, refused: 0, cancelled: 0, undone: 0 },
};
const done: BulkJob = {
  ...{ ...job, state: 'done', endedAt: '2026-11-28T02:01:00Z', undoUntil: '2026-11-29T02:01:00Z' },
  counts: { ready: 0, done: 1, refused: 1, cancelled: 0, undone: 0 },
};

const row: BulkRow = {
  ...{ number: 1, key: '7', name: { zh: '小林：涠洲岛三日游' }, before: { zh: '显示中' } },
  ...{ after: { zh: '已下架' }, state: 'ready', reason: null },
};

const one = 'GET /api/v1/bulk-jobs/:id';

const answers: Answers = {
  'GET /api/v1/reviews/page': { list, total: 3 },
  'GET /api/v1/bulk-jobs': { list: [done], total: 1 },
  'POST /api/v1/bulk-jobs': job,
  'POST /api/v1/bulk-jobs/:id/start': { ...job, state: 'waiting' },
  'POST /api/v1/bulk-jobs/:id/cancel': { ...job, state: 'cancelled' },
  'POST /api/v1/bulk-jobs/:id/undo': { ...done, state: 'undoing' },
  'GET /api/v1/bulk-jobs/:id/rows': { list: [row], total: 1 },
  'GET /api/v1/bulk-jobs/:id/sheet': new Blob(['sheet']) as never,
  [one]: job,
};

jest.mock('@portal/shared/ui', () => ({
  ...jest.requireActual<object>('@portal/shared/ui'),
  saveFile: jest.fn(),
}));

const show = (more: Answers = {}, user: (typeof people)['root'] = people.root, search = '') =>
  renderView(<Reviews />, { path: `/business/reviews${search}`, user, answers: { ...answers, ...more } });

/** Chooses all reviews and opens the drawer of a bulk job. */
const open = async ({ person }: Pick<ReturnType<typeof show>, 'person'>) => {
  await person.click(await screen.findByRole('checkbox', { name: '全选本页' }));
  await person.click(screen.getByRole('button', { name: '下架 2 条' }));
  return screen.findByRole('dialog');
};

test('chosen reviews are previewed, taken down and followed', async () => {
  const { server, person } = show();
  const drawer = await open({ person });
  await person.type(await within(drawer).findByRole('textbox', { name: /原因/ }), '含他人电话');
  await person.click(within(drawer).getByRole('button', { name: '预览' }));
  expect(await within(drawer).findByText('将修改 2 条，0 条不能修改')).toBeVisible();
  expect(server.received('POST /api/v1/bulk-jobs')[0]?.body).toEqual({
    ...{ kind: 'review-take-down', ids: ['7', '8'], reason: '含他人电话' },
  });
  expect(await within(drawer).findByText('显示中 → 已下架')).toBeVisible();
  server.answer({ [one]: running });
  await person.click(within(drawer).getByRole('button', { name: '执行 2 条' }));
  expect(await within(drawer).findByText('已处理 1 / 2 条')).toBeVisible();
  expect(server.received('POST /api/v1/bulk-jobs/:id/start')).toHaveLength(1);
  await person.click(within(drawer).getByRole('button', { name: '取消任务' }));
  await waitFor(() => expect(server.received('POST /api/v1/bulk-jobs/:id/cancel')).toHaveLength(1));
});

test('all reviews that pass the filters are chosen on demand, and the server gets the filters', async () => {
  const { server, person } = show(
    {
      'GET /api/v1/reviews/page': { list, total: 1_240 },
      'POST /api/v1/bulk-jobs': { ...job, total: 1_240 },
    },
    people.root,
    '?kind=tour&rating=4&from=2026-11-02&to=2026-11-01&pageNum=2',
  );
  await person.click(await screen.findByRole('checkbox', { name: /^选择 小林/ }));
  expect(screen.queryByRole('button', { name: '选择符合条件的全部 1240 条' })).toBeNull();
  await person.click(screen.getByRole('checkbox', { name: '全选本页' }));
  await person.click(screen.getByRole('button', { name: '选择符合条件的全部 1240 条' }));
  expect(screen.getByText('已选符合条件的全部 1240 条')).toBeVisible();
  await person.click(screen.getByRole('button', { name: '下架 1240 条' }));
  const drawer = await screen.findByRole('dialog');
  await person.type(await within(drawer).findByRole('textbox', { name: /原因/ }), '含他人电话');
  await person.click(within(drawer).getByRole('button', { name: '预览' }));
  await waitFor(() =>
    expect(server.received('POST /api/v1/bulk-jobs')[0]?.body).toEqual({
      ...{ kind: 'review-take-down', reason: '含他人电话' },
      filters: { reviews: { kind: 'tour', rating: 4, from: '2026-11-01', to: '2026-11-02' } },
    }),
  );
});

test('the choice of all ends with the choice of the page', async () => {
  const { person } = show({ 'GET /api/v1/reviews/page': { list, total: 40 } });
  const page = await screen.findByRole('checkbox', { name: '全选本页' });
  await person.click(page);
  await person.click(screen.getByRole('button', { name: '选择符合条件的全部 40 条' }));
  await person.click(screen.getByRole('button', { name: '只选本页' }));
  expect(screen.getByText('已选 3 条')).toBeVisible();
  await person.click(screen.getByRole('button', { name: '选择符合条件的全部 40 条' }));
  await person.click(page);
  expect(screen.getByText('共 40 条')).toBeVisible();
  await person.click(page);
  expect(screen.getByText('已选 3 条')).toBeVisible();
});

test('a refused parameter is shown at its field', async () => {
  const refusal = refuse('A0400', '原因不合适', { status: 400, field: 'reason' });
  const { person } = show({ 'POST /api/v1/bulk-jobs': refusal });
  const drawer = await open({ person });
  await person.type(await within(drawer).findByRole('textbox', { name: /原因/ }), '坏');
  await person.click(within(drawer).getByRole('button', { name: '预览' }));
  expect(await within(drawer).findByText('原因不合适')).toBeVisible();
});

test('a former job shows its result, which can be downloaded and undone', async () => {
  const { server, person } = show({ [one]: done });
  await person.click(await screen.findByRole('button', { name: '批量任务' }));
  await person.click(await screen.findByRole('button', { name: /^查看 批量下架评价/ }));
  expect(await screen.findByText('成功 1 条，未通过 1 条')).toBeVisible();
  await person.click(screen.getByRole('button', { name: '下载结果' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), '批量任务-5.xlsx'));
  await person.click(screen.getByRole('button', { name: '撤销' }));
  const question = await screen.findByRole('alertdialog');
  await person.click(within(question).getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(server.received('POST /api/v1/bulk-jobs/:id/undo')).toHaveLength(1));
});

test('the list has no boxes and no bulk jobs without the permission', async () => {
  show({}, { ...people.admin, perms: ['biz:review:query'] });
  expect(await screen.findByText('共 3 条')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: '批量任务' })).toBeNull();
});
