import type { ReleaseEvent, ReleaseStatus } from '@portal/shared/contract';
import { people, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import Releases from './index.tsx';

const at = '2026-11-20T02:00:00.000Z';
const version = (name: string) => ({ version: name, publishedAt: at, publishedBy: 'ci', size: 134_000 });
const status: ReleaseStatus = {
  app: 'mf_catalog',
  live: '1.1.0-bbbbbbb',
  previous: '1.0.0-aaaaaaa',
  since: at,
  versions: [version('1.2.0-ccccccc'), version('1.1.0-bbbbbbb'), version('1.0.0-aaaaaaa')],
};
const event: ReleaseEvent = {
  app: 'mf_catalog',
  action: 'promote',
  version: '1.1.0-bbbbbbb',
  replaced: '1.0.0-aaaaaaa',
  actor: 'root',
  reason: '修复日历',
  at,
};
const key = 'POST /api/v1/releases/rollback';

const show = (user: (typeof people)['root'] = people.root) =>
  renderView(<Releases />, {
    user,
    answers: {
      'GET /api/v1/releases': [status],
      'GET /api/v1/releases/:app/history': [event],
      [key]: { ...status, changed: true },
    },
  });

test('it says what is live, since when, by whom and why', async () => {
  show();
  expect(await screen.findByText('root 于 2026年11月20日 10:00 上线')).toBeVisible();
  expect(screen.getByText('修复日历')).toBeVisible();
  expect(screen.getByRole('button', { name: '上线此版本 1.2.0-ccccccc' })).toBeVisible();
  expect(screen.getByRole('button', { name: '回滚到此版本 1.0.0-aaaaaaa' })).toBeVisible();
  expect(screen.getAllByText('全部文件 134 kB')).toHaveLength(3);
});

test('going back needs a reason, and says what follows', async () => {
  const { server, person } = show();
  await person.click(await screen.findByRole('button', { name: '回滚 浏览 1.0.0-aaaaaaa' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('1.1.0-bbbbbbb 会被视为有问题');
  await person.click(within(question).getByRole('button', { name: '回滚' }));
  expect(await within(question).findByText('请填写原因')).toBeVisible();
  expect(server.received(key)).toEqual([]);
  await person.type(within(question).getByRole('textbox', { name: '原因' }), '日历空白');
  await person.click(within(question).getByRole('button', { name: '回滚' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.received(key)[0]?.body).toEqual({
    app: 'mf_catalog',
    version: '1.0.0-aaaaaaa',
    reason: '日历空白',
  });
});

test('a refusal is said in the dialog, and the reason stays', async () => {
  const { server, person } = show();
  server.answer({ [key]: refuse('A0513', '没有可以回退的版本', { status: 409 }) });
  await person.click(await screen.findByRole('button', { name: '回滚 浏览 1.0.0-aaaaaaa' }));
  const question = await screen.findByRole('alertdialog');
  const reason = within(question).getByRole('textbox', { name: '原因' });
  await person.type(reason, '日历空白');
  await person.click(within(question).getByRole('button', { name: '回滚' }));
  expect(await within(question).findByText('没有可以回退的版本')).toBeVisible();
  expect(reason).toHaveValue('日历空白');
});

test('who may only look finds nothing to press', async () => {
  show({ ...people.admin, perms: ['release:view'] });
  expect(await screen.findByText('修复日历')).toBeVisible();
  expect(screen.queryByRole('button', { name: /回滚|上线/ })).toBeNull();
});
