import type { UserImport } from '@portal/shared/contract';
import { type Answers, refuse, renderView } from '@portal/shared/testing';
import { saveFile } from '@portal/shared/ui';
import { screen, waitFor } from '@testing-library/react';
import { ImportButton } from './import-button.tsx';

const made: UserImport = {
  id: 7,
  state: 'done',
  mode: 'keep-good',
  deptId: 3,
  fileName: '新员工.xlsx',
  rows: 12,
  checked: 12,
  written: 2,
  faults: 1,
  faultyRows: 1,
  hasPasswords: false,
  reason: null,
  createdAt: '2026-11-22T02:00:00Z',
};

const answers: Answers = {
  'GET /api/v1/users/imports/:id': made,
  'GET /api/v1/users/imports/:id/faults': {
    list: [
      {
        row: 3,
        column: { zh: '用户名', en: 'Username' },
        value: '<img src=x onerror=alert(1)>',
        reason: { zh: '用户名已存在', en: 'taken' },
      },
    ],
    total: 1,
  },
  'GET /api/v1/dept/options': [{ value: 3, label: '客服部' }],
  'DELETE /api/v1/users/imports/:id': null,
};

jest.mock('@portal/shared/ui', () => ({
  ...jest.requireActual<object>('@portal/shared/ui'),
  saveFile: jest.fn(),
}));

const show = (path: string, more: Answers = {}) =>
  renderView(<ImportButton deptId={undefined} />, { path, answers: { ...answers, ...more } });

test('the URL of an import shows its result, and cell values as text', async () => {
  show('/system/user?import=7');
  expect(await screen.findByText('已导入 2 个用户，1 行有误，没有导入')).toBeVisible();
  const row = await screen.findByRole('row', { name: /用户名已存在/ });
  expect(row).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(row.querySelector('img')).toBeNull();
});

test('initial passwords can be downloaded until they were', async () => {
  const fetched = 'POST /api/v1/users/imports/:id/passwords';
  const { server, person } = show('/system/user?import=7', {
    'GET /api/v1/users/imports/:id': { ...made, hasPasswords: true },
    [fetched]: new Blob(['sheet']) as never,
  });
  const button = await screen.findByRole('button', { name: '下载初始密码' });
  server.answer({ 'GET /api/v1/users/imports/:id': made });
  await person.click(button);
  await waitFor(() => expect(screen.queryByRole('button', { name: '下载初始密码' })).toBeNull());
  expect(server.received(fetched)).toHaveLength(1);
  expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), '初始密码.xlsx');
});

test('a running import shows its progress, and can be cancelled', async () => {
  const writing: UserImport = { ...made, state: 'writing', written: 6, faults: 0, faultyRows: 0 };
  const { server, person } = show('/system/user?import=7', { 'GET /api/v1/users/imports/:id': writing });
  expect(await screen.findByText('正在写入：6 / 12 行')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: '导入进度' })).toHaveAttribute('value', '60');
  await person.click(screen.getByRole('button', { name: '取消导入' }));
  await waitFor(() => expect(server.received('DELETE /api/v1/users/imports/:id')).toHaveLength(1));
  server.answer({ 'GET /api/v1/users/imports/:id': { ...writing, state: 'cancelled', written: 0 } });
  expect(await screen.findByText('已取消，没有导入任何用户', {}, { timeout: 5000 })).toBeVisible();
});

test('an import is sent to the call of the specification, and followed', async () => {
  const sheet = new File(['x'], '新员工.xlsx');
  const { server, person } = renderView(<ImportButton deptId={3} />, {
    path: '/system/user',
    answers: { ...answers, 'POST /api/v1/users/_import': { id: 7 } },
  });
  await person.click(screen.getByRole('button', { name: '导入' }));
  await screen.findByRole('button', { name: '开始导入' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await person.upload(input, sheet);
  await person.click(screen.getByRole('button', { name: '开始导入' }));
  expect(await screen.findByText('已导入 2 个用户，1 行有误，没有导入')).toBeVisible();
  const [sent] = server.received('POST /api/v1/users/_import');
  expect(sent?.query).toEqual({ deptId: '3' });
  expect(sent?.body instanceof FormData && sent.body.get('file')).toBeInstanceOf(File);
});

const closeDrawer = async ({ person }: ReturnType<typeof show>) => {
  await person.click((await screen.findAllByRole('button', { name: '关闭' })).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

test('the URL names an import only while its drawer is open; a reload does not lose the result', async () => {
  const view = show('/system/user?pageNum=2&import=7');
  await screen.findByText('已导入 2 个用户，1 行有误，没有导入');
  await closeDrawer(view);
  expect(view.address()).toBe('/system/user?pageNum=2');
  view.unmount();
  const { person, address } = show('/system/user?pageNum=2');
  await person.click(await screen.findByRole('button', { name: '导入结果' }));
  expect(await screen.findByText('已导入 2 个用户，1 行有误，没有导入')).toBeVisible();
  expect(address()).toContain('import=7');
});

test('an import without faults is forgotten with its drawer', async () => {
  const view = show('/system/user?import=7', {
    'GET /api/v1/users/imports/:id': { ...made, faults: 0, faultyRows: 0 },
  });
  await screen.findByText(/已导入 2 个用户/);
  await closeDrawer(view);
  expect(view.address()).toBe('/system/user');
  expect(screen.getByRole('button', { name: '导入' })).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('an import that no longer exists says so', async () => {
  show('/system/user?import=7', {
    'GET /api/v1/users/imports/:id': refuse('A0401', '没有这次导入，导入的结果保留 24 小时', { status: 404 }),
  });
  expect(await screen.findByText(/没有这次导入/)).toBeVisible();
});
