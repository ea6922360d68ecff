import { call, setNotifier } from '@portal/shared/api';
import { people, refuse, startBrowser, startFakeServer } from '@portal/shared/testing';
import { clearLayers, Layers } from '@portal/shared/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetEndedSession, readEndedSession } from '../account/ended-session.ts';
import { browser } from '../browser.ts';
import { notifier } from './notifier.ts';

const expired = refuse('A0230', 'token expired', { status: 401 });

const failThreeTimes = () =>
  act(async () => {
    const calls = [1, 2, 3].map(() => call('GET /api/v1/users/me', {}));
    await Promise.allSettled(calls);
  });

let go: jest.SpyInstance;

beforeEach(() => {
  go = jest.spyOn(browser, 'go').mockImplementation(() => undefined);
  startFakeServer({ 'GET /api/v1/users/me': expired });
  setNotifier(notifier);
});

afterEach(() => {
  go.mockRestore();
  forgetEndedSession();
});

test('however many calls fail there is one dialog; confirming clears local storage and goes to the root', async () => {
  const person = userEvent.setup();
  startBrowser({ user: people.member });
  render(<Layers />);
  await failThreeTimes();
  await failThreeTimes();
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  expect(screen.getByRole('alertdialog', { name: '提示' })).toHaveTextContent('当前页面已失效，请重新登录');
  await person.keyboard('{Escape}{Escape}{Escape}');
  expect(screen.getByRole('alertdialog', { name: '提示' })).toBeVisible();
  expect(localStorage.getItem('accessToken')).not.toBeNull();
  await person.click(screen.getByRole('button', { name: '确定' }));
  expect(localStorage).toHaveLength(0);
  expect(go).toHaveBeenCalledWith('/');
  expect(document.cookie).toContain('language=zh-cn');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a dialog that is gone without its button comes again with the next call that fails', async () => {
  startBrowser({ user: people.member });
  render(<Layers />);
  await failThreeTimes();
  act(clearLayers);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(go).not.toHaveBeenCalled();
  await failThreeTimes();
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
});

test('it can be shown again after it was answered, in English too', async () => {
  const person = userEvent.setup();
  startBrowser({ user: people.member, language: 'en' });
  render(<Layers />);
  for (const round of [1, 2]) {
    await failThreeTimes();
    expect(screen.getByRole('alertdialog')).toHaveTextContent('This page has expired. Please log in again.');
    await person.click(screen.getByRole('button', { name: 'OK' }));
    expect(go).toHaveBeenCalledTimes(round);
  }
});

test('the page and the reason are kept for the next login', async () => {
  const person = userEvent.setup();
  startBrowser({ user: people.member });
  startFakeServer({
    'GET /api/v1/users/me': refuse('A0230', 'ended', { status: 401, data: { reason: 'staff' } }),
  });
  window.history.replaceState(null, '', '/system/user?user=3');
  render(<Layers />);
  await failThreeTimes();
  await person.click(screen.getByRole('button', { name: '确定' }));
  expect(readEndedSession()).toEqual({
    userId: people.member.userId,
    path: '/system/user?user=3',
    reason: 'staff',
  });
  window.history.replaceState(null, '', '/');
});
