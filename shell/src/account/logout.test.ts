import { tokenKey } from '@portal/shared/config';
import { people, startBrowser, startFakeServer } from '@portal/shared/testing';
import { browser } from '../browser.ts';
import { logout } from './logout.ts';

test('signing out leaves nothing of the member in the storage of this tab', async () => {
  startBrowser({ user: people.member });
  sessionStorage.setItem('draft:7:booking:tour:1', '{"contact":{"name":"陈海"}}');
  sessionStorage.setItem('draft:7:review:T1', '{"text":"好"}');
  localStorage.setItem('language', 'zh-cn');
  const server = startFakeServer({ 'DELETE /api/v1/auth/logout': null });
  const go = jest.spyOn(browser, 'go').mockImplementation(() => undefined);
  await logout();
  expect(server.received('DELETE /api/v1/auth/logout')).toHaveLength(1);
  expect(go).toHaveBeenCalledWith('/login');
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage.getItem(tokenKey)).toBeNull();
  expect(localStorage.getItem('userData')).toBeNull();
});
