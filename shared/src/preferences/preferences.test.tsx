import { setNotifier } from '@portal/shared/api';
import { clearSession, storeToken, storeUser } from '@portal/shared/session';
import { people, refuse, startFakeServer, unreachable } from '@portal/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { usePreference } from './index.ts';

const list = 'GET /api/v1/preferences';
const put = 'PUT /api/v1/preferences/:name';
const forget = 'DELETE /api/v1/preferences/:name';
const { admin, root } = people;
const failed = jest.fn();

const readText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

const Density = ({ label }: { label: string }) => {
  const [density, set] = usePreference('density', 'comfortable', readText);
  return (
    <>
      <output aria-label={label}>{density}</output>
      <button type="button" onClick={() => set('compact')}>
        {`${label} compact`}
      </button>
      <button type="button" onClick={() => set(undefined)}>
        {`${label} reset`}
      </button>
    </>
  );
};

const signIn = (user = admin) =>
  act(() => {
    storeToken('Bearer', `token-of-${user.username}`);
    storeUser(user);
  });

const shown = (label = 'one') => screen.getByRole('status', { name: label }).textContent;
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const mirrorOf = ({ userId }: { userId: number }) => localStorage.getItem(`preferences.${userId}`);

let server: ReturnType<typeof startFakeServer>;

beforeEach(() => {
  jest.useFakeTimers();
  failed.mockClear();
  const idle = () => undefined;
  setNotifier({
    requestStarted: failed,
    requestEnded: idle,
    failed,
    sessionExpired: idle,
    passwordChangeRequired: idle,
  });
  clearSession();
  localStorage.clear();
  server = startFakeServer({ [list]: {}, [put]: null, [forget]: null });
});

afterEach(() => {
  act(clearSession);
  jest.useRealTimers();
});

test('preferences are read once per login, and an invalid value becomes the fallback', async () => {
  server.answer({ [list]: { density: 7 } });
  signIn();
  const { unmount } = render(<Density label="one" />);
  await wait(0);
  expect(shown()).toBe('comfortable');
  unmount();
  render(<Density label="one" />);
  await wait(0);
  expect(server.received(list)).toHaveLength(1);
  server.answer({ [list]: { density: 'compact' } });
  act(clearSession);
  signIn();
  await wait(0);
  expect(server.received(list)).toHaveLength(2);
  expect(shown()).toBe('compact');
});

test('a change shows everywhere at once, and only the last one is sent after half a second', async () => {
  signIn();
  render(
    <>
      <Density label="one" />
      <Density label="other" />
    </>,
  );
  await wait(0);
  press('one compact');
  expect([shown('one'), shown('other')]).toEqual(['compact', 'compact']);
  await wait(400);
  press('other reset');
  press('other compact');
  expect(server.received(put)).toHaveLength(0);
  await wait(500);
  expect(server.received(put)).toMatchObject([{ params: { name: 'density' }, body: { value: 'compact' } }]);
  press('one reset');
  await wait(500);
  expect(server.received(forget)).toMatchObject([{ params: { name: 'density' } }]);
  expect(shown()).toBe('comfortable');
  expect(failed).not.toHaveBeenCalled();
});

test('pending changes are sent at once when the page is left', async () => {
  signIn();
  render(<Density label="one" />);
  await wait(0);
  press('one compact');
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(0);
  expect(server.received(put)).toHaveLength(1);
  await wait(500);
  expect(server.received(put)).toHaveLength(1);
});

test('an unsent preference is kept and sent at the next visit', async () => {
  server.answer({ [put]: unreachable });
  signIn();
  render(<Density label="one" />);
  await wait(0);
  press('one compact');
  await wait(500);
  expect(JSON.parse(mirrorOf(admin) ?? '')).toEqual({ values: { density: 'compact' }, unsent: ['density'] });
  const kept = mirrorOf(admin) ?? '';
  server.answer({ [put]: null, [list]: { density: 'comfortable' } });
  act(clearSession);
  localStorage.setItem(`preferences.${admin.userId}`, kept);
  signIn();
  await wait(500);
  expect(shown()).toBe('compact');
  expect(server.received(put)).toHaveLength(2);
  expect(JSON.parse(mirrorOf(admin) ?? '')).toEqual({ values: { density: 'compact' }, unsent: [] });
});

test('a refused preference is reported and not retried', async () => {
  server.answer({ [put]: refuse('A0400', '最多保存 100 项设置') });
  signIn();
  render(<Density label="one" />);
  await wait(0);
  press('one compact');
  await wait(500);
  expect(failed.mock.calls).toEqual([['最多保存 100 项设置']]);
  expect(JSON.parse(mirrorOf(admin) ?? '').unsent).toEqual([]);
});

test('preferences of another user are not visible, and logout clears them', async () => {
  signIn();
  render(<Density label="one" />);
  await wait(0);
  press('one compact');
  await wait(500);
  signIn(root);
  expect(shown()).toBe('comfortable');
  await wait(0);
  expect(mirrorOf(root)).toBe('{"values":{},"unsent":[]}');
  act(clearSession);
  expect(localStorage).toHaveLength(0);
  expect(shown()).toBe('comfortable');
});

test('a change is not sent with the session of another tab', async () => {
  signIn();
  render(<Density label="one" />);
  await wait(0);
  press('one compact');
  localStorage.setItem('accessToken', 'Bearer token-of-another');
  await wait(500);
  expect(server.received(put)).toHaveLength(0);
});

test('a visitor has the preferences set in this tab', async () => {
  render(<Density label="one" />);
  press('one compact');
  await wait(500);
  expect(shown()).toBe('compact');
  expect(server.received(list)).toHaveLength(0);
  expect(server.received(put)).toHaveLength(0);
  expect(localStorage).toHaveLength(0);
});

test('cached preferences are available before the server has answered', async () => {
  localStorage.setItem('accessToken', 'Bearer x');
  localStorage.setItem('userData', JSON.stringify({ userId: 9 }));
  localStorage.setItem('preferences.9', JSON.stringify({ values: { density: 'compact' } }));
  await jest.isolateModulesAsync(async () => {
    const { usePreferences } = await import('./preference-store.ts');
    expect(usePreferences.getState().values).toEqual({ density: 'compact' });
  });
});
