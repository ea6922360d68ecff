import '../remotes/federation.fixture.ts';
import type { ReleaseStatus } from '@portal/shared/contract';
import { people, renderView } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { browser } from '../browser.ts';
import { setReleases } from '../remotes/index.ts';
import { fakeRelease } from '../remotes/releases.fixture.ts';
import { OverridePanel } from './override-panel.tsx';

const version = '1.0.0-3f9c2ab1';
const status: ReleaseStatus = {
  ...{ app: 'mf_catalog', live: null, previous: null, since: null, canary: null, lock: null, owner: null },
  versions: [{ version, publishedAt: '', publishedBy: '', size: 1, clientOnly: [] }],
};
const user = { ...people.admin, perms: ['release:override', 'release:view'] };

const answerWith = (answer: Partial<Response>) => {
  const ask = jest.fn(async () => answer as Response);
  Object.assign(globalThis, { fetch: ask });
  return ask;
};
const taken = { type: 'opaqueredirect' } as const;

const open = (overrides: readonly string[] = []) => {
  const onClose = jest.fn();
  const answers = { 'GET /api/v1/releases': [status] };
  const { person } = renderView(<OverridePanel {...{ overrides, onClose }} />, { user, answers });
  return { person, onClose };
};

const { fetch } = globalThis;
beforeEach(() => {
  setReleases({
    shell: { current: fakeRelease('shell', '1') },
    mf_catalog: { current: fakeRelease('mf_catalog', '1') },
  });
  jest.spyOn(browser, 'reload').mockImplementation(() => undefined);
});
afterEach(() => {
  Object.assign(globalThis, { fetch });
  jest.restoreAllMocks();
});

test('tries a published version, which it offers, and loads the page anew', async () => {
  const ask = answerWith(taken);
  const { person } = open();
  await waitFor(() => expect(document.querySelector(`option[value="${version}"]`)).not.toBeNull());
  await person.type(screen.getByLabelText('版本或来源'), version);
  await person.click(screen.getByRole('button', { name: '开始预览' }));
  expect(ask).toHaveBeenCalledWith(
    `/?override=mf_catalog%40${version}`,
    expect.objectContaining({ method: 'POST' }),
  );
  expect(browser.reload).toHaveBeenCalled();
});

test('says why the server refuses, and stays', async () => {
  answerWith({ type: 'basic', status: 400, json: async () => ({ msg: '不允许这个来源' }) });
  const { person } = open();
  await person.type(screen.getByLabelText('版本或来源'), 'http://evil.example');
  await person.click(screen.getByRole('button', { name: '开始预览' }));
  expect(await screen.findByText('不允许这个来源')).toBeVisible();
  expect(browser.reload).not.toHaveBeenCalled();
});

test('ends one override of several, or all', async () => {
  const ask = answerWith(taken);
  const { person } = open([`mf_catalog@${version}`, 'shell@http://localhost:4100']);
  await person.click(screen.getByRole('button', { name: '结束 shell@http://localhost:4100' }));
  await person.click(screen.getByRole('button', { name: '全部结束' }));
  expect(ask).toHaveBeenCalledWith('/?override=shell%40off', expect.objectContaining({ method: 'POST' }));
  expect(ask).toHaveBeenCalledWith('/?override=off', expect.objectContaining({ method: 'POST' }));
});
