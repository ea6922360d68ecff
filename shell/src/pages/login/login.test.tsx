import { people, type RenderOptions, refuse, renderView, unreachable } from '@portal/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useAccount } from '../../account/account.ts';
import { solveProof } from '../verification/solve-proof.ts';
import { Login } from './login.tsx';

jest.mock('../verification/solve-proof.ts', () => ({ solveProof: jest.fn(() => Promise.resolve('solved')) }));

const captcha = (round: number) => ({
  verifyCodeKey: `key-${round}`,
  verifyCodeBase64: `data:image/png;base64,${round}`,
});

const open = async (options: RenderOptions = {}) => {
  let round = 0;
  const view = renderView(<Login />, {
    path: '/login?redirect=%2Froute%2Fpreview%3Fid%3D7',
    ...options,
    answers: {
      'GET /api/v1/auth/captcha': () => captcha(++round),
      'POST /api/v1/auth/login': {
        tokenType: 'Bearer',
        accessToken: 'abc',
        refreshToken: null,
        expires: null,
      },
      'GET /api/v1/users/me': people.member,
      'GET /api/v1/menus/routes': [],
      ...options.answers,
    },
  });
  const picture = () => screen.getByRole('button', { name: /换一张|a new one/ }).querySelector('img')?.src;
  await waitFor(() => expect(picture()).toContain('base64,1'));
  return { ...view, picture };
};

const fillIn = async (person: Awaited<ReturnType<typeof open>>['person'], password = 'Portal@2026') => {
  await person.type(screen.getByLabelText(/用户名/), ' visitor ');
  await person.type(screen.getByLabelText(/^密码/), password);
  await person.type(screen.getByLabelText(/验证码/), '7');
  await person.click(screen.getByRole('button', { name: '登录' }));
};

afterEach(() => useAccount.setState({ routes: [], loading: false }));

test('a login is sent as a form, the token kept, and the person goes back where they came from', async () => {
  const { person, server, address } = await open();
  await fillIn(person);
  await waitFor(() => expect(address()).toBe('/route/preview?id=7'));
  const [sent] = server.received('POST /api/v1/auth/login');
  expect(Object.fromEntries(sent?.body as FormData)).toEqual({
    username: 'visitor',
    password: 'Portal@2026',
    verifyCodeKey: 'key-1',
    verifyCode: '7',
  });
  expect(localStorage.getItem('accessToken')).toBe('Bearer abc');
  expect(server.received('GET /api/v1/menus/routes')).toHaveLength(1);
});

test.each([
  ['/login', '/admin'],
  ['/login?redirect=%2Findex', '/admin'],
  ['/login?redirect=%2Froute', '/route'],
])('staff that log in at %s go on to %s', async (path, target) => {
  const menu = [{ path: '/dashboard', component: 'dashboard/index', meta: { roles: people.admin.roles } }];
  const answers = { 'GET /api/v1/users/me': people.admin, 'GET /api/v1/menus/routes': menu };
  const { person, address } = await open({ path, answers });
  await fillIn(person);
  await waitFor(() => expect(address()).toBe(target));
});

const ended = { path: '/business/products/edit?id=7', reason: 'staff' };

test.each([
  [people.member.userId, '/login?redirect=%2Findex', ended.path],
  [people.member.userId, '/login?redirect=%2Froute', '/route'],
  [people.member.userId + 1, '/login', '/index'],
])('after a session of user %s has ended, a login at %s goes on to %s', async (userId, path, target) => {
  sessionStorage.setItem('ended-session', JSON.stringify({ ...ended, userId }));
  const { person, address } = await open({ path });
  expect(screen.getByText(/^您已被管理员强制下线，请重新登录。登录后会回到刚才的页面/)).toBeVisible();
  await fillIn(person);
  await waitFor(() => expect(address()).toBe(target));
  expect(sessionStorage.getItem('ended-session')).toBeNull();
});

test('a login after a session has expired says so', async () => {
  sessionStorage.setItem('ended-session', JSON.stringify({ path: '/index', reason: 'x' }));
  await open({ language: 'en' });
  expect(screen.getByText(/^Your session has expired\. Please log in again\. You will return/)).toBeVisible();
});

test('the password is masked, can be pasted, and is offered to password managers', async () => {
  const { person } = await open();
  const password = screen.getByLabelText(/^密码/);
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  await person.click(password);
  await person.paste('from a manager');
  expect(password).toHaveValue('from a manager');
  await person.click(screen.getByRole('button', { name: '显示明文' }));
  expect(password).toHaveAttribute('type', 'text');
});

test('empty fields and a short password are named, and nothing is sent', async () => {
  const { person, server } = await open();
  await person.click(screen.getByRole('button', { name: '登录' }));
  expect(screen.getByLabelText(/用户名/)).toHaveFocus();
  expect(screen.getByLabelText(/用户名/)).toHaveAccessibleDescription('请输入用户名');
  expect(screen.getByLabelText(/^密码/)).toHaveAccessibleDescription('请输入密码');
  expect(screen.getByLabelText(/验证码/)).toHaveAccessibleDescription(/^请输入算式的结果/);
  await fillIn(person, '12345');
  expect(screen.getByLabelText(/^密码/)).toHaveAccessibleDescription('密码至少 6 位');
  expect(screen.getByLabelText(/^密码/)).toHaveFocus();
  expect(server.received('POST /api/v1/auth/login')).toEqual([]);
});

test('a refusal shows the message of the server, renews the captcha and clears its field', async () => {
  const { person, picture } = await open({
    answers: { 'POST /api/v1/auth/login': refuse('A0210', '用户名或密码错误') },
  });
  await fillIn(person);
  await waitFor(() => expect(picture()).toContain('base64,2'));
  expect(screen.getByRole('alert')).toHaveTextContent('用户名或密码错误');
  expect(screen.getAllByText('用户名或密码错误')).toHaveLength(1);
  expect(screen.getByLabelText(/验证码/)).toHaveValue('');
  expect(screen.getByLabelText(/验证码/)).toHaveFocus();
  expect(screen.getByLabelText(/用户名/)).toHaveValue(' visitor ');
  expect(localStorage.getItem('accessToken')).toBeNull();
});

const challenge = { challenge: 'c'.repeat(43), kinds: ['totp'], passkey: null };

test('an account with a second factor has a second step, and then goes back where it came from', async () => {
  const { person, server, address } = await open({
    answers: {
      'POST /api/v1/auth/login': refuse('A0241', '请完成两步验证', { status: 403, data: challenge }),
      'POST /api/v1/auth/factor': {
        ...{ tokenType: 'Bearer', accessToken: 'abc' },
        ...{ refreshToken: null, expires: null },
      },
    },
  });
  await fillIn(person);
  const code = await screen.findByLabelText(/动态码/);
  expect(code).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(localStorage.getItem('accessToken')).toBeNull();
  await person.type(code, '123456{Enter}');
  await waitFor(() => expect(address()).toBe('/route/preview?id=7'));
  expect(server.received('POST /api/v1/auth/factor')[0]?.body).toEqual({
    challenge: challenge.challenge,
    code: '123456',
  });
  expect(localStorage.getItem('accessToken')).toBe('Bearer abc');
});

test('an expired second step goes back to the password', async () => {
  const { person } = await open({
    answers: {
      'POST /api/v1/auth/login': refuse('A0241', 'x', { status: 403, data: challenge }),
      'POST /api/v1/auth/factor': refuse('A0244', '验证已过期，请重新开始', { field: 'challenge' }),
    },
  });
  await fillIn(person);
  await person.type(await screen.findByLabelText(/动态码/), '123456{Enter}');
  expect(await screen.findAllByText('验证已过期，请重新开始')).not.toHaveLength(0);
  await person.click(screen.getByRole('button', { name: '返回登录' }));
  expect(await screen.findByLabelText(/^密码/)).toHaveValue('');
});

test('a click renews the picture', async () => {
  const { person, picture } = await open();
  await person.click(screen.getByRole('button', { name: '看不清？点击换一张' }));
  await waitFor(() => expect(picture()).toContain('base64,2'));
});

test('a loading captcha is not reported as failed; a failed one is, and a click retries', async () => {
  let fail = (): void => undefined;
  const never = new Promise<typeof unreachable>((resolve) => {
    fail = () => resolve(unreachable);
  });
  const { person, server } = renderView(<Login />, { answers: { 'GET /api/v1/auth/captcha': () => never } });
  expect(screen.getByRole('button', { name: '正在加载图片' })).toBeVisible();
  fail();
  const missing = await screen.findByRole('button', { name: '验证码加载失败，点击重试' });
  server.answer({ 'GET /api/v1/auth/captcha': captcha(1) });
  await person.click(missing);
  expect(await screen.findByRole('button', { name: '看不清？点击换一张' })).toBeVisible();
});

test('a pending login cannot be sent twice', async () => {
  const { person, server } = await open({
    answers: { 'POST /api/v1/auth/login': () => new Promise(() => undefined) },
  });
  await fillIn(person);
  expect(screen.getByRole('button', { name: '登录' })).toBeDisabled();
  expect(screen.getByLabelText(/用户名/)).toBeDisabled();
  await person.keyboard('{Enter}');
  expect(server.received('POST /api/v1/auth/login')).toHaveLength(1);
});

test('Caps Lock is pointed out', async () => {
  await open();
  const password = screen.getByLabelText(/^密码/);
  fireEvent.keyUp(password, { key: 'A', modifierCapsLock: true });
  expect(password).toHaveAccessibleDescription('大写锁定已打开');
  fireEvent.keyUp(password, { key: 'a', modifierCapsLock: false });
  expect(password).not.toHaveAccessibleDescription();
});

test('a user without roles is turned away with the specification’s words', async () => {
  const nobody = { ...people.member, roles: [] };
  const { person } = await open({ answers: { 'GET /api/v1/users/me': nobody } });
  await fillIn(person);
  expect(await screen.findByText(/roles must be a non-null array/)).toBeVisible();
  expect(localStorage.getItem('accessToken')).toBeNull();
});

test('menu routes that fail leave no message, and the login stands', async () => {
  const { person, address } = await open({
    path: '/login',
    answers: { 'GET /api/v1/menus/routes': refuse('B0001', '菜单读取失败') },
  });
  await fillIn(person);
  await waitFor(() => expect(address()).toBe('/index'));
  expect(screen.queryByText('菜单读取失败')).toBeNull();
  expect(localStorage.getItem('accessToken')).toBe('Bearer abc');
});

test('the login page links to registration and password reset, and passes the target on', async () => {
  await open();
  const redirect = '?redirect=%2Froute%2Fpreview%3Fid%3D7';
  expect(screen.getByRole('link', { name: /注册/ })).toHaveAttribute('href', `/register${redirect}`);
  expect(screen.getByRole('link', { name: /忘记密码/ })).toHaveAttribute(
    'href',
    `/reset-password${redirect}`,
  );
});

const asking = 'POST /api/v1/auth/captcha/text';
const question = (key: string) => ({
  verifyCodeKey: key,
  question: { zh: '7 加 5 等于几？', en: 'What is 7 plus 5?' },
});

test('a question as text replaces the picture, and its answer signs in', async () => {
  const { person, server } = await open({ answers: { [asking]: question('text-1') } });
  await person.click(screen.getByRole('button', { name: '无法辨认图片？改用文字题' }));
  expect(await screen.findByText('7 加 5 等于几？')).toBeVisible();
  expect(solveProof).toHaveBeenCalledWith('captcha');
  expect(server.received(asking)[0]?.body).toEqual({ proof: 'solved' });
  const input = screen.getByLabelText(/^验证码/);
  expect(input).toHaveAccessibleDescription(/7 加 5 等于几？/);
  expect(screen.queryByRole('button', { name: /换一张/ })).toBeNull();
  await person.type(screen.getByLabelText(/用户名/), 'visitor');
  await person.type(screen.getByLabelText(/^密码/), 'Portal@2026');
  await person.type(input, '12{Enter}');
  await waitFor(() => expect(server.received('POST /api/v1/auth/login')).toHaveLength(1));
  const sent = Object.fromEntries(server.received('POST /api/v1/auth/login')[0]?.body as FormData);
  expect(sent).toMatchObject({ verifyCodeKey: 'text-1', verifyCode: '12' });
});

test('a refusal asks another question as text', async () => {
  const answers = { [asking]: question('text-1'), 'POST /api/v1/auth/login': refuse('A0214', '验证码错误') };
  const { person, server } = await open({ answers });
  await person.click(screen.getByRole('button', { name: /改用文字题/ }));
  await screen.findByText('7 加 5 等于几？');
  await fillIn(person);
  await waitFor(() => expect(server.received(asking)).toHaveLength(2));
});

test('a question that cannot be prepared says why, and the picture comes back', async () => {
  const failed = refuse('A0211', '操作太频繁，请稍后再试', { status: 429 });
  const { person, picture } = await open({ language: 'en', answers: { [asking]: failed } });
  await person.click(screen.getByRole('button', { name: 'Cannot read the picture? Use a text question' }));
  expect(await screen.findByText('操作太频繁，请稍后再试')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Use the picture' }));
  await waitFor(() => expect(picture()).toContain('base64,'));
});
