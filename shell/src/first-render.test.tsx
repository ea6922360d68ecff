import { useLocation } from '@portal/shared/router';
import { people, startBrowser, startFakeServer, takeConsoleErrors } from '@portal/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { useAccount } from './account/account.ts';
import { App } from './app.tsx';
import './remotes/federation.fixture.ts';
import { createPortalRouter } from './routing/portal-router.ts';

const crash = { now: true };
jest.mock('./layout/skip-link.tsx', () => ({
  SkipLink: () => {
    useLocation();
    if (crash.now) throw new Error('planted');
    return null;
  },
}));

const start = { ms: 0, rendered: jest.fn(), failed: jest.fn() };

const open = async (path: string) => {
  startBrowser({});
  useAccount.setState({ routes: [], loading: false, version: 0 });
  startFakeServer({ 'GET /api/v1/users/me': people.member, 'GET /api/v1/menus/routes': [] });
  window.history.replaceState(null, '', path);
  const router = createPortalRouter();
  await act(async () => void render(<App router={router} />));
  return router;
};

afterEach(() => {
  delete window.shellStart;
});

test('a frame that crashes before a page was shown is a failed start, a later crash is none', async () => {
  window.shellStart = start;
  window.reportError = jest.fn();
  (await open('/401')).dispose();
  expect(start.failed).toHaveBeenCalledWith(new Error('planted'));
  expect(start.failed).toHaveBeenCalledTimes(1);
  document.body.replaceChildren();

  crash.now = false;
  const router = await open('/401');
  expect(await screen.findByRole('heading', { level: 1, name: '您没有权限查看该页面' })).toBeVisible();
  expect(start.rendered).toHaveBeenCalled();
  crash.now = true;
  await act(async () => router.navigate('/404'));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(start.failed).toHaveBeenCalledTimes(1);
  takeConsoleErrors();
});
