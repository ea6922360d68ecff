import type { SlideRow } from '@portal/shared/contract';
import { type Answers, people, renderView } from '@portal/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import Slides from './index.tsx';

const slide = (id: number, zh: string): SlideRow => ({
  ...{ id, title: { zh }, subtitle: null, picture: '/artwork/sea/a.svg', link: '/route', status: 1 },
  ...{ showFrom: null, showUntil: null },
});

const answers: Answers = {
  'GET /api/v1/site/slides': [slide(1, '灯塔'), slide(2, '菠萝')],
  'PUT /api/v1/site/slides/order': null,
};

test('arrow keys reorder slides, with an announcement', async () => {
  const { server } = renderView(<Slides />, { path: '/site/slides', user: people.root, answers });
  const handle = await screen.findByRole('button', { name: '移动 灯塔，第 1 位，共 2 位' });
  fireEvent.keyDown(handle, { key: 'ArrowUp' });
  fireEvent.keyDown(handle, { key: 'ArrowDown' });
  await waitFor(() =>
    expect(server.received('PUT /api/v1/site/slides/order').map(({ body }) => body)).toEqual([
      { ids: [2, 1] },
    ]),
  );
  expect(screen.getByText('“灯塔”已移到第 2 位')).toBeInTheDocument();
});

test('a reader has neither drag handles nor buttons', async () => {
  const user = { ...people.admin, perms: ['site:slide:query'] };
  renderView(<Slides />, { path: '/site/slides', user, answers });
  expect(await screen.findByText('灯塔')).toBeVisible();
  expect(screen.queryByRole('button', { name: /移动|编辑|删除|新增/ })).toBeNull();
});
