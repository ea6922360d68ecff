import type { Language, ProductForm, ProductKind } from '@portal/shared/contract';
import { type Answers, people, renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import ProductEdit from './edit.tsx';

const stored = (kind: ProductKind) =>
  ({
    ...{ id: 7, status: 'draft', changed: false, version: '3', faults: [] },
    draft: { kind, title: { zh: '湖光岩', en: 'Huguangyan' }, gallery: [], themes: [], labels: [], skus: [] },
  }) as unknown as ProductForm;

const show = (form: ProductForm, language: Language = 'zh-cn', more: Answers = {}) =>
  renderView(<ProductEdit />, {
    ...{ user: people.root, path: '/?id=7', language },
    answers: {
      'GET /api/v1/products/:id/form': form,
      'GET /api/v1/products/:id/publishing': null,
      'GET /api/v1/products/:id/schedule': { publish: null, takeDown: null },
      'GET /api/v1/products/choices': {
        category: [],
        destination: [],
        departureCity: [],
        theme: [],
        labels: [],
      },
      'GET /api/v1/regions': [],
      ...more,
    },
  });

test.each([
  ['tour', 'zh-cn', '编辑线路：湖光岩'],
  ['tour', 'en', 'Edit tour: Huguangyan'],
  ['goods', 'en', 'Edit goods: Huguangyan'],
] as const)('the editor of a %s is headed with its kind and name (%s)', async (kind, language, title) => {
  show(stored(kind), language);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a published product has a link to its page on the site, and a draft has none', async () => {
  const first = show({ ...stored('tour'), status: 'live' });
  expect(await screen.findByRole('link', { name: '在网站查看' })).toHaveAttribute(
    'href',
    '/route/detail?id=7',
  );
  first.unmount();
  show(stored('tour'));
  expect(await screen.findByRole('button', { name: '保存并预览' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '在网站查看' })).toBeNull();
});

test('the proposal to publish a product is shown, and withdrawn by its proposer', async () => {
  const proposal = { proposedBy: 'wu', reason: '夏季新品', at: null, isOwn: true, isOutdated: true };
  const { server, person } = show(stored('tour'), 'zh-cn', {
    'GET /api/v1/products/:id/publishing': { ...proposal, createdAt: '2026-11-28T02:00:00.000Z' },
    'POST /api/v1/products/:id/publishing/decline': null,
  });
  expect(await screen.findByText(/^wu 于 .* 提交上架，待审批$/)).toBeVisible();
  expect(screen.getByText('夏季新品 · 提交之后产品又有修改，须由提出人重新提交。')).toBeVisible();
  await person.click(screen.getByRole('button', { name: '撤回提交' }));
  expect(await screen.findByText('已撤回上架审批')).toBeVisible();
  expect(server.received('POST /api/v1/products/:id/publishing/decline')[0]?.body).toEqual({});
});

test('a link without a product says that it does not exist', () => {
  renderView(<ProductEdit />, { user: people.root, path: '/?id=x' });
  expect(screen.getByText('该产品不存在或已删除')).toBeVisible();
});
