import { setNotifier } from '@portal/shared/api';
import type { LiveRelease, RouteRecord } from '@portal/shared/contract';
import { useLanguage } from '@portal/shared/i18n';
import { routeTable } from '@portal/shared/rules';
import * as session from '@portal/shared/session';
import {
  type Answers,
  people,
  type RenderOptions,
  refuse,
  startBrowser,
  startFakeServer,
  takeConsoleErrors,
} from '@portal/shared/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { loadAccount, reloadAccount, resetStore, useAccount } from './account/account.ts';
import { App } from './app.tsx';
import { browser } from './browser.ts';
import { notifier } from './feedback/notifier.ts';
import { progress } from './feedback/progress-bar.ts';
import { currentReleases, setReleases } from './remotes/index.ts';
import { fakeRelease } from './remotes/releases.fixture.ts';
import { createPortalRouter } from './routing/portal-router.ts';
import { loadSiteData } from './site/site-data.ts';

const broken = new Set<string>();
const crash = { now: false };

const viewNamed = (name: string): ComponentType =>
  function FakeView() {
    useLanguage();
    if (crash.now) throw new Error('crash');
    return <p>{`view ${name}`}</p>;
  };

jest.mock('./remotes/remote-container.ts', () => {
  const { fakeContainers } = jest.requireActual('./remotes/remote-container.fixture.ts');
  return fakeContainers((_: LiveRelease, view: string) =>
    broken.has(view) ? Promise.reject(new Error('down')) : Promise.resolve({ default: viewNamed(view) }),
  );
});

const views = routeTable.flatMap(({ view }) => view ?? []);
const site: Answers = {
  'GET /api/travelInfo/getByOrgCode': {
    orgCode: 'A86',
    name: { zh: '海途旅行社', en: 'Haitu Travel Service' },
    slogan: { zh: '慢慢看世界' },
    phone: '0759-338 8686',
    email: 'hello@haitu.example',
    address: { zh: '湛江市赤坎区' },
    hours: { zh: '每天 8:30–21:00' },
    licence: 'L-GD-100886',
    facts: [],
  },
  'POST /api/websiteManager/:orgCode': {
    orgCode: 'A86',
    siteName: { zh: '海途旅行', en: 'Haitu Travel' },
    copyright: { zh: '© 2026 海途' },
    icp: '粤ICP备86号',
    publicSecurity: '粤公网安备86号',
    sourceUrl: 'https://git.example/haitu',
    footerLinks: [{ title: { zh: '旅游合同' }, link: '/common-detail?id=1' }],
  },
};
const menu: RouteRecord[] = [
  {
    path: '/system',
    component: 'Layout',
    meta: { title: '系统管理', titleEn: 'System', roles: ['ADMIN'], alwaysShow: true },
    children: [
      {
        path: 'user',
        component: 'system/user/index',
        meta: { title: '用户管理', titleEn: 'Users', roles: ['ADMIN'] },
      },
      { path: 'odd', component: 'constructor', meta: { title: '没有的视图', roles: ['ADMIN'] } },
      { path: 'secret', component: 'system/user/index', meta: { title: '机密', roles: ['FINANCE'] } },
    ],
  },
];

let version = 0;
let router: ReturnType<typeof createPortalRouter>;

const open = async (path: string, { user, language, answers }: RenderOptions = {}) => {
  startBrowser({ user, language });
  useAccount.setState({ routes: [], loading: false, version: 0 });
  const me = user ?? people.member;
  const server = startFakeServer({
    ...site,
    'GET /api/v1/users/me': me,
    'GET /api/v1/menus/routes': menu,
    'GET /api/v1/auth/captcha': { verifyCodeKey: 'k', verifyCodeBase64: 'data:,' },
    'GET /api/v1/releases/live': () => currentReleases(),
    // The back office remembers its open screen.
    'PUT /api/v1/preferences/:name': null,
    ...answers,
  });
  setNotifier(notifier);
  version += 1;
  setReleases({
    mf_catalog: { current: fakeRelease('mf_catalog', `${version}`, ...views, 'system/user/index') },
  });
  window.history.replaceState(null, '', path);
  loadSiteData();
  void loadAccount();
  router = createPortalRouter();
  await act(async () => void render(<App router={router} />));
  return { server, person: userEvent.setup() };
};

const go = (path: string) => act(async () => router.navigate(path));
const address = () => decodeURIComponent(window.location.pathname + window.location.search);

afterEach(() => {
  broken.clear();
  crash.now = false;
  jest.restoreAllMocks();
});

test.each([
  ['/', '/index', 'view home/index'],
  ['/aboutus', '/aboutus/companyinfo?type=introduction&title=关于我们', 'view about/companyinfo'],
  ['/personal', '/personal/home', 'view personal/home'],
  ['/redirect/route/detail?id=7', '/route/detail?id=7', 'view route/detail'],
  ['/redirect//evil.example/x', '/evil.example/x', '页面不存在'],
  ['/ROUTE/Detail/', '/ROUTE/Detail/', 'view route/detail'],
  ['/Hotel/hotelDetail', '/Hotel/hotelDetail', 'view hotel/detail'],
])('%s ends at %s', async (path, end, text) => {
  await open(path);
  expect(await screen.findByText(text)).toBeVisible();
  expect(address()).toBe(end);
});

test.each(routeTable.filter(({ view }) => view).map(({ path, view }) => [path, view]))(
  '%s shows %s in the public layout',
  async (path, view) => {
    await open(`${path}`);
    expect(await screen.findByText(`view ${view}`)).toBeVisible();
    expect(screen.getByRole('navigation', { name: '主导航' })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  },
);

test.each([
  ['/401', '您没有权限查看该页面'],
  ['/404', '页面不存在'],
  ['/nowhere', '页面不存在'],
  ['/login', '欢迎回来'],
  ['/document', '文档'],
])('%s is a page of the shell', async (path, heading) => {
  await open(path);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
});

test.each([
  ['/domestic', 'zh-cn', '国内游 · 海途旅行'],
  ['/domestic', 'en', 'Domestic tours · 海途旅行'],
  ['/index', 'en', 'Dashboard · 海途旅行'],
  ['/document', 'zh-cn', '文档 · 海途旅行'],
  ['/document', 'en', 'Document · 海途旅行'],
  ['/nowhere', 'en', 'Page not found · 海途旅行'],
] as const)('the document at %s in %s is named %s', async (path, language, title) => {
  await open(path, { language });
  expect(document.title).toBe(title);
});

test('each navigation reads the token, starts and ends the bar, and starts at the top with the keyboard', async () => {
  await open('/index');
  const happened: string[] = [];
  jest.spyOn(progress, 'start').mockImplementation(() => void happened.push('start'));
  jest.spyOn(progress, 'done').mockImplementation(() => void happened.push('done'));
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const read = jest.spyOn(Storage.prototype, 'getItem');
  await go('/domestic');
  expect(await screen.findByText('view domestic/index')).toBeVisible();
  expect(happened[0]).toBe('start');
  await waitFor(() => expect(happened.at(-1)).toBe('done'));
  expect(scroll).toHaveBeenCalledWith(0, 0);
  expect(read).toHaveBeenCalledWith('accessToken');
  expect(screen.getByRole('main')).toHaveFocus();
  await go('/domestic?theme=sea');
  expect(scroll).toHaveBeenCalledTimes(2);
});

test('back leads back', async () => {
  await open('/index');
  await go('/visa');
  await screen.findByText('view visa/index');
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  expect(await screen.findByText('view home/index')).toBeVisible();
});

test('the stored token alone redirects nobody', async () => {
  await open('/personal/home');
  expect(await screen.findByText('view personal/home')).toBeVisible();
  expect(session.readToken()).toBe('');
});

test('a store reset clears the token and goes to /login', async () => {
  await open('/personal/home', { user: people.member });
  await screen.findByText('view personal/home');
  await act(async () => resetStore());
  expect(await screen.findByRole('heading', { level: 1, name: '欢迎回来' })).toBeVisible();
  expect(session.readToken()).toBe('');
  expect(address()).toBe('/login');
});

test('menu routes are added after login, by role, in the main layout', async () => {
  const { server } = await open('/system/user', { user: people.admin });
  expect(await screen.findByText('view system/user/index')).toBeVisible();
  const side = screen.getByRole('navigation', { name: '后台菜单' });
  expect(within(side).getByRole('link', { name: '用户管理' })).toHaveAttribute('aria-current', 'page');
  expect(within(side).queryByText('机密')).toBeNull();
  expect(within(screen.getByRole('navigation', { name: '当前位置' })).getByText('用户管理')).toBeVisible();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  await go('/system/odd');
  expect(await screen.findByText('404')).toBeVisible();
  await go('/index');
  await go('/system');
  expect(await screen.findByText('view system/user/index')).toBeVisible();
  expect(address()).toBe('/system/user');
  expect(server.received('GET /api/v1/menus/routes')).toHaveLength(1);
});

test('the back office menu can be collapsed, and is a drawer with Esc on small screens', async () => {
  const { person } = await open('/system/user', { user: people.admin });
  await screen.findByText('view system/user/index');
  await person.click(screen.getByRole('button', { name: '收起菜单' }));
  expect(screen.getByRole('button', { name: '展开菜单' })).toHaveAttribute('aria-expanded', 'false');
  await person.click(screen.getByRole('button', { name: '打开菜单' }));
  expect(screen.getByRole('button', { name: '关闭菜单' })).toHaveAttribute('aria-expanded', 'true');
  await person.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: '打开菜单' })).toHaveAttribute('aria-expanded', 'false');
});

test('who lacks the role finds a 404 there, and until that is known a page on its way', async () => {
  let answer: (records: RouteRecord[]) => void = () => undefined;
  const waiting = new Promise<RouteRecord[]>((resolve) => {
    answer = resolve;
  });
  await open('/system/user', { user: people.member, answers: { 'GET /api/v1/menus/routes': () => waiting } });
  expect(await screen.findByText('正在准备页面')).toBeInTheDocument();
  await act(async () => answer(menu));
  expect(await screen.findByText('404')).toBeVisible();
});

test('a path that the menu gets later becomes its screen, one that it loses becomes a 404', async () => {
  const [system] = menu;
  const [user] = system?.children ?? [];
  if (!system || !user) throw new Error('The menu has no screen.');
  let records: RouteRecord[] = [{ ...system, children: [{ ...user, path: 'other' }] }];
  const answers = { 'GET /api/v1/menus/routes': () => records };
  await open('/system/user', { user: people.admin, answers });
  expect(await screen.findByText('404')).toBeVisible();
  records = menu;
  await act(async () => reloadAccount());
  expect(await screen.findByText('view system/user/index')).toBeVisible();
  records = [];
  await act(async () => reloadAccount());
  expect(await screen.findByText('404')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

test('a remote that is down does not affect the shell and other views, and can be retried', async () => {
  broken.add('hotel/index');
  await open('/hotel');
  expect(await screen.findByRole('alert')).toHaveTextContent('页面暂时无法打开');
  expect(screen.getByRole('navigation', { name: '主导航' })).toBeVisible();
  broken.clear();
  await act(async () => screen.getByRole('button', { name: '重试' }).click());
  expect(await screen.findByText('view hotel/index')).toBeVisible();
});

test('a later crash of a view keeps the frame, and the next screen works', async () => {
  const { person } = await open('/goods');
  await screen.findByText('view goods/index');
  crash.now = true;
  await person.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  crash.now = false;
  takeConsoleErrors();
  await go('/visa');
  expect(await screen.findByText('view visa/index')).toBeVisible();
});

test.each(['banner', 'contentinfo'])(
  'links in the %s lead to the introduction and to contact',
  async (role) => {
    const { person } = await open('/index');
    const place = within(screen.getByRole(role));
    if (role === 'banner') await person.click(place.getByRole('button', { name: '关于我们' }));
    const typeOf = (name: string) => {
      const href = place.getByRole('link', { name }).getAttribute('href') ?? '';
      return [href.split('?')[0], new URLSearchParams(href.split('?')[1]).get('type')];
    };
    expect(typeOf('公司简介')).toEqual(['/aboutus/companyinfo', 'introduction']);
    expect(typeOf('联系我们')).toEqual(['/aboutus/companyinfo', 'contact']);
  },
);

test('the header searches the whole site from every page without a search of its own', async () => {
  const { person } = await open('/goods');
  const banner = within(screen.getByRole('banner'));
  const field = banner.getByRole('searchbox', { name: '全站搜索' });
  await person.type(field, ' 涠洲岛 {Enter}');
  await waitFor(() => expect(address()).toBe('/search?keywords=涠洲岛'));
  await waitFor(() => expect(banner.queryByRole('search')).not.toBeInTheDocument());
});

test('header and footer show the agency in the chosen language', async () => {
  const { person } = await open('/index');
  expect(await screen.findByText('海途旅行社')).toBeVisible();
  expect(screen.getByRole('link', { name: '0759-338 8686' })).toHaveAttribute('href', 'tel:07593388686');
  expect(screen.getByRole('link', { name: '旅游合同' })).toHaveAttribute('href', '/common-detail?id=1');
  expect(screen.getByText('粤ICP备86号')).toBeVisible();
  expect(screen.getByText('价格单位：人民币（元）')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'English' }));
  expect(screen.getByText('Haitu Travel Service')).toBeVisible();
  expect(screen.getByText('Prices in Chinese yuan (CNY)')).toBeVisible();
  expect(
    within(screen.getByRole('navigation', { name: 'Main navigation' })).getByRole('link', { name: 'Hotels' }),
  ).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
  await person.click(screen.getByRole('button', { name: '中文' }));
  expect(screen.getByText('海途旅行社')).toBeVisible();
});

test('a visitor logs in and returns to the current page', async () => {
  await open('/route/detail?id=7');
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByRole('link', { name: '登录' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Froute%2Fdetail%3Fid%3D7',
  );
});

test('the menu of those who work here holds the back office, too', async () => {
  const { person } = await open('/index', { user: people.admin });
  await waitFor(() => expect(useAccount.getState().routes).toHaveLength(1));
  await person.click(screen.getByRole('button', { name: 'admin' }));
  const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(entries).toEqual(['个人中心', '消息中心', '首页', '管理后台', '文档', '源代码仓库', '退出登录']);
  expect(screen.getByRole('menuitem', { name: '源代码仓库' })).toHaveAttribute(
    'href',
    'https://git.example/haitu',
  );
});

test('a member’s menu holds what is theirs, and logout', async () => {
  const leave = jest.spyOn(browser, 'go').mockImplementation(() => undefined);
  const { person, server } = await open('/index', {
    user: people.member,
    language: 'en',
    answers: { 'DELETE /api/v1/auth/logout': null },
  });
  await person.click(screen.getByRole('button', { name: 'visitor' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'My account',
    'Messages',
    'Dashboard',
    'Document',
    'Source code',
    'Log out',
  ]);
  await person.click(screen.getByRole('menuitem', { name: 'Log out' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/login'));
  expect(server.received('DELETE /api/v1/auth/logout')).toHaveLength(1);
  expect(session.useSession.getState().user).toBeUndefined();
});

test('the navigation expands on small screens and collapses after a navigation', async () => {
  const { person } = await open('/index');
  await person.click(screen.getByRole('button', { name: '打开菜单' }));
  const button = screen.getByRole('button', { name: '关闭菜单' });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await person.click(
    within(screen.getByRole('navigation', { name: '主导航' })).getByRole('link', { name: '签证' }),
  );
  expect(await screen.findByText('view visa/index')).toBeVisible();
  expect(await screen.findByRole('button', { name: '打开菜单' })).toHaveAttribute('aria-expanded', 'false');
});

test('with an initial password every page leads to the page that changes it, and back', async () => {
  const me = 'GET /api/v1/users/me';
  const refused = refuse('A0232', 'x', { status: 403 });
  const { server, person } = await open('/domestic?sort=price', {
    user: people.member,
    answers: {
      [me]: { ...people.member, mustChangePassword: true },
      'GET /api/v1/menus/routes': refused,
      'PUT /api/v1/account/password': {
        tokenType: 'Bearer',
        accessToken: 'renewed',
        refreshToken: null,
        expires: null,
      },
    },
  });
  expect(await screen.findByRole('heading', { name: '修改初始密码' })).toBeVisible();
  expect(address()).toBe('/change-password?redirect=/domestic?sort=price');
  await go('/hotel');
  expect(address()).toBe('/change-password?redirect=/hotel');
  await person.type(await screen.findByLabelText(/^当前密码/), 'k7mPqRsTuVwXyZ23');
  await person.type(screen.getByLabelText(/^新密码/), 'quiet harbour light');
  server.answer({ [me]: people.member, 'GET /api/v1/menus/routes': [] });
  await person.click(screen.getByRole('button', { name: '修改密码' }));
  expect(await screen.findByText('view hotel/index')).toBeVisible();
  expect(server.received('PUT /api/v1/account/password')[0]?.body).toEqual({
    current: 'k7mPqRsTuVwXyZ23',
    password: 'quiet harbour light',
  });
});
