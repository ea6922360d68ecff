import { type Answers, people, renderView } from '@portal/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import EditArticle from './edit.tsx';

const answers: Answers = {
  'GET /api/v1/articles/:id/form': {
    ...{ id: 3, kind: 'statement', code: 'terms', category: null, summary: null, picture: null },
    ...{ source: null, title: { zh: '条款' }, day: '2026-11-01', sort: 2, status: 1, version: '17' },
    body: [{ kind: 'list', items: [{ zh: '甲', en: 'A' }, { zh: '乙' }] }],
  },
  'GET /api/v1/articles/:id/schedule': { publish: null, takeDown: null },
  'PUT /api/v1/articles/:id': null,
};

test('a statement is edited by blocks and saved with its version', async () => {
  const { server } = renderView(<EditArticle />, {
    path: '/site/articles/edit?id=3',
    user: people.root,
    answers,
  });
  const first = await screen.findByRole('textbox', { name: '第 1 段 · 中文' });
  expect(first).toHaveValue('甲\n乙');
  expect(screen.getByLabelText('编码')).toBeDisabled();
  fireEvent.change(first, { target: { value: '甲\n乙\n丙' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(server.received('PUT /api/v1/articles/:id')).toHaveLength(1));
  expect(server.received('PUT /api/v1/articles/:id')[0]?.body).toMatchObject({
    code: 'terms',
    day: '2026-11-01',
    version: '17',
    body: [{ kind: 'list', items: [{ zh: '甲', en: 'A' }, { zh: '乙' }, { zh: '丙' }] }],
  });
});

test('a block without Chinese is reported and nothing is sent', async () => {
  const { server } = renderView(<EditArticle />, {
    path: '/site/articles/edit?kind=company',
    user: people.root,
    answers,
  });
  fireEvent.click(await screen.findByRole('button', { name: '小标题' }));
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('第 1 段：请填写中文')).toBeVisible();
  expect(screen.getByText('请填写标题的中文')).toBeVisible();
  expect(server.received('POST /api/v1/articles')).toEqual([]);
});

const isRed = (name: string) =>
  screen.getByRole('textbox', { name }).className.includes('status-error') ||
  screen.getByRole('textbox', { name }).closest('[class*=status-error]') !== null;

test('an empty block is red, not the others, until it is filled', async () => {
  renderView(<EditArticle />, { path: '/site/articles/edit?kind=company', user: people.root, answers });
  fireEvent.click(await screen.findByRole('button', { name: '小标题' }));
  fireEvent.click(screen.getByRole('button', { name: '小标题' }));
  fireEvent.change(screen.getByRole('textbox', { name: '第 1 段 · 中文' }), { target: { value: '行程' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(isRed('第 2 段 · 中文')).toBe(true));
  expect(isRed('第 1 段 · 中文')).toBe(false);
  fireEvent.change(screen.getByRole('textbox', { name: '第 2 段 · 中文' }), { target: { value: '费用' } });
  await waitFor(() => expect(isRed('第 2 段 · 中文')).toBe(false));
  await waitFor(() => expect(screen.queryByText('第 2 段：请填写中文')).toBeNull());
});
