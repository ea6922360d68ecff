import type { MediaRow } from '@portal/shared/contract';
import { type Answers, people, renderView } from '@portal/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { ChoosePicture } from '#src/form/media/choose-picture.tsx';
import { describeList } from '#src/list/testing/describe-list.tsx';
import Media from './index.tsx';

const used: MediaRow = {
  ...{ id: 7, url: '/pictures/7.webp', width: 1600, height: 900, name: '灯塔' },
  ...{ alt: { zh: '日落时的灯塔' }, author: 'editor', createdAt: '2026-11-20T02:00:00.000Z', uses: 40 },
  croppedFrom: null,
};
const free: MediaRow = { ...used, id: 8, name: '海滩', alt: null, uses: 0 };

const answers: Answers = {
  'GET /api/v1/media/page': { list: [used, free], total: 2 },
  'GET /api/v1/media/:id/form': { id: 7, name: '灯塔', alt: used.alt, version: '17' },
  'GET /api/v1/media/:id/uses': [
    { kind: 'product', id: 3, title: { zh: '硇洲岛两日' } },
    { kind: 'slide', id: 2, title: { zh: '海岛' } },
  ],
};

describeList({
  screen: <Media />,
  path: '/site/media',
  call: 'GET /api/v1/media/page',
  page: { list: [used], total: 1 },
  shown: '日落时的灯塔',
  empty: '没有符合条件的图片',
});

test('a picture in use shows its uses with links and cannot be deleted, an unused one can', async () => {
  renderView(<Media />, { path: '/site/media', user: people.root, answers });
  expect(await screen.findByText('40 处')).toBeVisible();
  expect(screen.getByRole('button', { name: '删除 灯塔' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '删除 海滩' })).toBeEnabled();
  fireEvent.click(screen.getByRole('button', { name: '编辑 灯塔' }));
  const uses = within(await screen.findByRole('region', { name: '使用处' }));
  expect(await uses.findByRole('link', { name: '硇洲岛两日' })).toHaveAttribute(
    'href',
    '/business/products/edit?id=3',
  );
  expect(uses.getByRole('link', { name: '海岛' })).toHaveAttribute('href', '/site/slides');
});

test('a form takes a picture from the library', async () => {
  const choose = jest.fn();
  renderView(<ChoosePicture label="封面" onChoose={choose} />, { path: '/', user: people.root, answers });
  fireEvent.click(screen.getByRole('button', { name: '封面 · 从媒体库选择' }));
  fireEvent.click(await screen.findByRole('button', { name: '选择 海滩' }));
  expect(choose).toHaveBeenCalledWith(free.url);
});
