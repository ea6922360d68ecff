import type {
  ReleaseEvent,
  ReleaseHealth,
  ReleasePin,
  ReleaseStatus,
  ReleaseToken,
} from '@portal/shared/contract';
import { people, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import Releases from './index.tsx';

const at = '2026-11-20T02:00:00.000Z';
const version = (name: string) => ({
  version: name,
  publishedAt: at,
  publishedBy: 'ci',
  size: 134_000,
  clientOnly: [],
});
const clientOnly = { view: 'home/index', with: '2.0.0-eeeeeee', reason: 'createRange is no function' };
const status: ReleaseStatus = {
  app: 'mf_catalog',
  live: '1.1.0-bbbbbbb',
  previous: '1.0.0-aaaaaaa',
  since: at,
  canary: { version: '1.2.0-ccccccc', share: 10, since: at },
  lock: null,
  owner: { team: 'catalog', contact: 'catalog@example.com' },
  versions: [
    { ...version('1.3.0-ddddddd'), clientOnly: [clientOnly] },
    version('1.2.0-ccccccc'),
    version('1.1.0-bbbbbbb'),
    version('1.0.0-aaaaaaa'),
  ],
};
const event: ReleaseEvent = {
  app: 'mf_catalog',
  action: 'promote',
  version: '1.1.0-bbbbbbb',
  replaced: '1.0.0-aaaaaaa',
  detail: '',
  forced: [],
  approval: null,
  actor: 'root',
  reason: '修复日历',
  at,
};
const none = { count: 0, mean: 0, good: 0 };
const figures = { retries: 0, previous: 0, unavailable: 0, errors: 3, inp: none, cls: none };
const health: ReleaseHealth = {
  app: 'mf_catalog',
  minutes: 60,
  down: false,
  owner: { team: 'catalog', contact: 'catalog@example.com' },
  versions: [
    {
      ...figures,
      ...{ version: '1.2.0-ccccccc', loads: 40, failed: 4, crashed: 0 },
      loaded: { count: 36, mean: 420, good: 1 },
      lcp: { count: 9, mean: 2412, good: 0.5 },
    },
    { ...figures, version: '1.1.0-bbbbbbb', loads: 1000, failed: 2, crashed: 1, loaded: none, lcp: none },
  ],
  views: [],
  points: [{ at, version: '1.1.0-bbbbbbb', loads: 1000, failed: 2, crashed: 1 }],
  errors: [
    {
      ...{ version: '1.2.0-ccccccc', view: 'route/detail', step: 'crashed', count: 3, lastAt: at },
      message: 'days is undefined',
    },
  ],
  violations: [],
};
const pin: ReleasePin = {
  ...{ app: 'mf_catalog', kind: 'user', subject: 'ann', version: '1.3.0-ddddddd', actor: 'root', at },
  reason: '先给她看',
};
const token: ReleaseToken = {
  ...{ id: 3, name: 'pipeline', team: 'catalog', apps: ['mf_catalog'], actions: ['publish', 'rollback'] },
  ...{ createdBy: 'root', createdAt: at, endsAt: '2999-01-01T00:00:00.000Z' },
  ...{ revokedAt: null, revokedBy: null, lastUsedAt: null },
};
const changed = { ...status, changed: true, forced: [] };
const rollback = 'POST /api/v1/releases/rollback';
const promote = 'POST /api/v1/releases/promote';
const createToken = 'POST /api/v1/release-tokens';
const revokeToken = 'POST /api/v1/release-tokens/:id/revoke';
const setOwner = 'PUT /api/v1/releases/:app/owner';
const previewLink = 'POST /api/v1/releases/preview';
const canary = 'POST /api/v1/releases/canary';
const approveForce = 'POST /api/v1/releases/force-approvals';

const show = (user: (typeof people)['root'] = people.root, path = '/platform/releases') =>
  renderView(<Releases />, {
    ...{ user, path },
    answers: {
      'GET /api/v1/releases': [status],
      'GET /api/v1/releases/:app/history': [event],
      'GET /api/v1/releases/health': health,
      'GET /api/v1/releases/pins': [pin],
      [rollback]: changed,
      [promote]: changed,
      [canary]: changed,
      [approveForce]: { app: 'mf_catalog', version: '1.3.0-ddddddd', approver: 'root', endsAt: at },
      'GET /api/v1/release-tokens': [token],
      [createToken]: { token, secret: 'hrt_secret' },
      [revokeToken]: token,
      [setOwner]: null,
      [previewLink]: { url: 'https://portal.example/?override=x', until: at, worksFor: 'anyone' },
      'POST /api/v1/releases/lock': changed,
      'POST /api/v1/releases/pin': { pins: [pin], changed: true },
    },
  });

const menuOf = (name: string) => ({ name: `更多操作 ${name}` });

test('the screen shows live, canary and pinned versions with history and health', async () => {
  const { person } = show();
  expect(await screen.findByText('root 于 2026年11月20日 10:00 上线')).toBeVisible();
  expect(screen.getByText('修复日历')).toBeVisible();
  expect(screen.getByRole('button', { name: '上线此版本 1.3.0-ddddddd' })).toBeVisible();
  expect(screen.getByRole('button', { name: '回滚到此版本 1.0.0-aaaaaaa' })).toBeVisible();
  expect(screen.getByText('灰度 10% · 1.2.0-ccccccc')).toBeVisible();
  expect(await screen.findByText('用户 ann', { exact: false })).toHaveTextContent('1.3.0-ddddddd');
  const table = within(await screen.findByRole('region', { name: '运行情况' }));
  expect(table.getByRole('row', { name: /1\.2\.0-ccccccc 40 10% 4 0 3 420 ms 2\.4 s/ })).toBeVisible();
  await person.click(screen.getByText(/错误与被拦截的内容/));
  expect(screen.getByText(/days is undefined/)).toBeVisible();
});

test('a version shows the views that only browsers render, with the reasons', async () => {
  const { person } = show();
  await person.click(await screen.findByText('仅浏览器渲染'));
  expect(screen.getByText(/与 2.0.0-eeeeeee 一起渲染失败：createRange is no function/)).toBeVisible();
});

test('a rollback needs a reason, and shows its consequences', async () => {
  const { server, person } = show();
  await person.click(await screen.findByRole('button', { name: '回滚 产品目录 1.0.0-aaaaaaa' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('1.1.0-bbbbbbb 会被视为有问题');
  await person.click(within(question).getByRole('button', { name: '回滚' }));
  expect(await within(question).findByText('请填写原因')).toBeVisible();
  expect(server.received(rollback)).toEqual([]);
  await person.type(within(question).getByRole('textbox', { name: '原因' }), '日历空白');
  await person.click(within(question).getByRole('button', { name: '回滚' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.received(rollback)[0]?.body).toEqual({
    app: 'mf_catalog',
    version: '1.0.0-aaaaaaa',
    reason: '日历空白',
  });
});

test('an address with the action opens the rollback of its app to those who may do it', async () => {
  const path = '/platform/releases?app=mf_catalog&action=rollback';
  const { person, address, unmount } = show(people.root, path);
  const question = await screen.findByRole('alertdialog', { name: /1\.0\.0-aaaaaaa/ });
  await person.click(within(question).getByRole('button', { name: '取消' }));
  await waitFor(() => expect(address()).toBe('/platform/releases?app=mf_catalog'));
  unmount();
  show({ ...people.admin, perms: ['release:view'] }, path);
  expect(await screen.findByText('修复日历')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('findings of the release checks are listed with their subject, and can be overruled', async () => {
  const { server, person } = show();
  const failure = {
    rule: 'view',
    subject: 'menu 12',
    text: { zh: '菜单“优惠”要显示 promo/index，新版本里没有', en: 'gone' },
  };
  server.answer({
    [promote]: refuse('A0530', '未通过发布检查', { status: 409, data: { failures: [failure] } }),
  });
  await person.click(await screen.findByRole('button', { name: '上线此版本 1.3.0-ddddddd' }));
  const question = await screen.findByRole('alertdialog');
  await person.type(within(question).getByRole('textbox', { name: '原因' }), '先上线');
  await person.click(within(question).getByRole('button', { name: '上线' }));
  expect(await within(question).findByText('menu 12')).toBeVisible();
  expect(question).toHaveTextContent('菜单“优惠”要显示 promo/index');
  server.answer({ [promote]: changed });
  await person.click(within(question).getByRole('checkbox', { name: /仍然强制进行/ }));
  await person.click(within(question).getByRole('button', { name: '强制进行' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const sent = server.received(promote).map(({ body }) => body);
  expect(sent).toEqual([
    { app: 'mf_catalog', version: '1.3.0-ddddddd', reason: '先上线' },
    { app: 'mf_catalog', version: '1.3.0-ddddddd', reason: '先上线', force: true },
  ]);
});

test('forcing without a second person shows who has to approve it, and keeps the failures', async () => {
  const { server, person } = show();
  const failure = { rule: 'view', subject: 'menu 12', text: { zh: '新版本里没有', en: 'gone' } };
  const data = { failures: [failure] };
  server.answer({ [promote]: refuse('A0530', '未通过发布检查', { status: 409, data }) });
  await person.click(await screen.findByRole('button', { name: '上线此版本 1.3.0-ddddddd' }));
  const question = await screen.findByRole('alertdialog');
  await person.type(within(question).getByRole('textbox', { name: '原因' }), '先上线');
  await person.click(within(question).getByRole('button', { name: '上线' }));
  server.answer({ [promote]: refuse('A0235', '需要另一个人先批准', { status: 403, data }) });
  await person.click(await within(question).findByRole('checkbox', { name: /仍然强制进行/ }));
  await person.click(within(question).getByRole('button', { name: '强制进行' }));
  expect(await within(question).findByText('需要另一个人先批准')).toBeVisible();
  expect(within(question).getByText('menu 12')).toBeVisible();
});

test('a forced release is approved from the menu of its version', async () => {
  const { server, person } = show();
  await person.click(await screen.findByRole('button', menuOf('1.3.0-ddddddd')));
  await person.click(screen.getByRole('menuitem', { name: '批准强制发布' }));
  const question = await screen.findByRole('alertdialog', { name: '批准强制发布 产品目录' });
  expect(question).toHaveTextContent('24 小时内有效；您自己不能使用');
  expect(within(question).getByRole('textbox', { name: '版本' })).toHaveValue('1.3.0-ddddddd');
  await person.type(within(question).getByRole('textbox', { name: '原因' }), '首页要移走');
  await person.click(within(question).getByRole('button', { name: '批准' }));
  expect(await screen.findByText('已批准强制发布 产品目录 1.3.0-ddddddd，24 小时内有效')).toBeVisible();
  expect(server.received(approveForce)[0]?.body).toEqual({
    ...{ app: 'mf_catalog', version: '1.3.0-ddddddd' },
    reason: '首页要移走',
  });
});

test('a version that is not published yet is approved by its number', async () => {
  const { server, person } = show();
  await person.click(await screen.findByRole('button', { name: '批准强制发布' }));
  const question = within(await screen.findByRole('alertdialog'));
  await person.type(question.getByRole('textbox', { name: '原因' }), '首页要移走');
  await person.click(question.getByRole('button', { name: '批准' }));
  expect(await question.findByText('请填写版本')).toBeVisible();
  server.answer({ [approveForce]: refuse('A0400', '格式不正确', { status: 400, field: 'version' }) });
  await person.type(question.getByRole('textbox', { name: '版本' }), ' 1.4 ');
  await person.click(question.getByRole('button', { name: '批准' }));
  expect(await question.findByText('格式不正确')).toBeVisible();
  expect(question.getByRole('textbox', { name: '版本' })).toHaveFocus();
  expect(server.received(approveForce)[0]?.body).toMatchObject({ version: '1.4' });
});

test('the history names the second person of a forced release, with the reason', async () => {
  const { server } = show();
  const failure = { rule: 'view', subject: 'menu 12', text: { zh: '新版本里没有' } } as const;
  const approval = { approver: 'booking/lead', reason: '首页要移走' };
  server.answer({ 'GET /api/v1/releases/:app/history': [{ ...event, forced: [failure], approval }] });
  expect(await screen.findByText('由 booking/lead 批准')).toBeVisible();
  expect(screen.getByText('首页要移走')).toBeVisible();
  expect(screen.getByText('强制通过 1 项检查问题')).toBeVisible();
});

test('a canary is started from the menu of a version', async () => {
  const { server, person } = show();
  await person.click(await screen.findByRole('button', menuOf('1.3.0-ddddddd')));
  await person.click(screen.getByRole('menuitem', { name: '灰度此版本' }));
  const question = await screen.findByRole('alertdialog', { name: '灰度 产品目录 1.3.0-ddddddd' });
  const share = within(question).getByRole('spinbutton', { name: /访客比例/ });
  await person.clear(share);
  await person.type(share, '80');
  await person.type(within(question).getByRole('textbox', { name: '原因' }), '试试新日历');
  await person.click(within(question).getByRole('button', { name: '开始灰度' }));
  expect(await within(question).findByText('请填写 1 到 50 之间的整数')).toBeVisible();
  await person.clear(share);
  await person.type(share, '20');
  await person.click(within(question).getByRole('button', { name: '开始灰度' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.received(canary)[0]?.body).toEqual({
    ...{ app: 'mf_catalog', version: '1.3.0-ddddddd', share: 20 },
    reason: '试试新日历',
  });
});

test('a preview link of a version is shown with its end, and copied', async () => {
  const { server, person } = show({ ...people.admin, perms: ['release:view', 'release:override'] });
  const openMenu = async () => {
    await person.click(await screen.findByRole('button', menuOf('1.3.0-ddddddd')));
    await person.click(screen.getByRole('menuitem', { name: '获取预览链接' }));
  };
  await openMenu();
  const dialog = within(await screen.findByRole('dialog', { name: '1.3.0-ddddddd 的预览链接' }));
  expect(dialog.getByText('2026年11月20日 10:00 前有效，收到链接的人都可以打开，无需账号。')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: '复制' }));
  expect(await navigator.clipboard.readText()).toBe('https://portal.example/?override=x');
  expect(server.received(previewLink)[0]?.body).toEqual({ app: 'mf_catalog', version: '1.3.0-ddddddd' });
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  server.answer({ [previewLink]: refuse('A0530', '没有受信任的签名', { status: 409 }) });
  await openMenu();
  expect(await screen.findByText('没有受信任的签名')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a token is created for chosen apps and actions, and its secret is shown once', async () => {
  const { server, person } = show();
  await person.click(await screen.findByRole('button', { name: '新建令牌' }));
  const dialog = within(await screen.findByRole('dialog', { name: '新建团队令牌' }));
  await person.click(dialog.getByRole('button', { name: '创建' }));
  expect(dialog.getByText('请至少选择一个应用')).toBeVisible();
  expect(server.received(createToken)).toEqual([]);
  await person.type(dialog.getByRole('textbox', { name: '团队' }), 'catalog');
  await person.type(dialog.getByRole('textbox', { name: '名称' }), 'nightly');
  await person.click(dialog.getByRole('checkbox', { name: '产品目录' }));
  await person.click(dialog.getByRole('checkbox', { name: '上线' }));
  await person.click(dialog.getByRole('button', { name: '创建' }));
  expect(await screen.findByText('hrt_secret')).toBeVisible();
  expect(server.received(createToken)[0]?.body).toEqual({
    ...{ team: 'catalog', name: 'nightly', apps: ['mf_catalog'], days: 90 },
    actions: ['publish', 'rollback'],
  });
  await person.keyboard('{Escape}');
  expect(screen.queryByText('hrt_secret')).toBeNull();
});

test('a token is revoked after a question', async () => {
  const { server, person } = show();
  await person.click(await screen.findByRole('button', { name: '吊销 catalog/pipeline' }));
  const question = await screen.findByRole('alertdialog', { name: '吊销 catalog/pipeline？' });
  await person.click(within(question).getByRole('button', { name: '吊销' }));
  await waitFor(() => expect(server.received(revokeToken)).toHaveLength(1));
  expect(await screen.findByText('catalog/pipeline 已吊销')).toBeVisible();
});

test('the team of an app is shown and changed, and named when the app is down', async () => {
  const { server, person } = show();
  server.answer({ 'GET /api/v1/releases/health': { ...health, down: true } });
  expect((await screen.findAllByText('请联系 catalog (catalog@example.com)'))[0]).toBeVisible();
  await person.click(screen.getByRole('button', { name: '修改' }));
  const dialog = within(await screen.findByRole('dialog', { name: '产品目录 的负责团队' }));
  const team = dialog.getByRole('textbox', { name: '团队' });
  await person.clear(team);
  await person.type(team, 'Tours');
  await person.click(dialog.getByRole('button', { name: '保存' }));
  expect(dialog.getByText(/请使用小写字母/)).toBeVisible();
  await person.clear(team);
  await person.type(team, 'tours');
  await person.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.received(setOwner)[0]?.body).toEqual({ team: 'tours', contact: 'catalog@example.com' });
});

test('a refusal is shown in the dialog, and the reason is kept', async () => {
  const { server, person } = show();
  server.answer({ [rollback]: refuse('A0513', '没有可以回退的版本', { status: 409 }) });
  await person.click(await screen.findByRole('button', { name: '回滚 产品目录 1.0.0-aaaaaaa' }));
  const question = await screen.findByRole('alertdialog');
  const reason = within(question).getByRole('textbox', { name: '原因' });
  await person.type(reason, '日历空白');
  await person.click(within(question).getByRole('button', { name: '回滚' }));
  expect(await within(question).findByText('没有可以回退的版本')).toBeVisible();
  expect(reason).toHaveValue('日历空白');
});

test('a reader has no actions except the history', async () => {
  const { person } = show({ ...people.admin, perms: ['release:view'] });
  expect(await screen.findByText('修复日历')).toBeVisible();
  expect(screen.queryByRole('button', { name: /回滚|上线|灰度|锁定|取消|批准/ })).toBeNull();
  await person.click(screen.getByRole('button', menuOf('1.3.0-ddddddd')));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['查看发布记录']);
});
