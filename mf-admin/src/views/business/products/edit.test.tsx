import type { Language, ProductForm, ProductKind } from '@portal/shared/contract';
import { people, renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import ProductEdit from './edit.tsx';

const stored = (kind: ProductKind) =>
  ({
    ...{ id: 7, status: 'draft', changed: false, version: '3', faults: [] },
    draft: { kind, title: { zh: '湖光岩', en: 'Huguangyan' }, gallery: [], themes: [], labels: [], skus: [] },
  }) as unknown as ProductForm;

const show = (form: ProductForm, language: Language = 'zh-cn') =>
  renderView(<ProductEdit />, {
    ...{ user: people.root, path: '/?id=7', language },
    answers: {
      'GET /api/v1/products/:id/form': form,
      'GET /api/v1/products/:id/schedule': { publish: null, takeDown: null },
      'GET /api/v1/products/choices': {
        category: [],
        destination: [],
        departureCity: [],
        theme: [],
        labels: [],
      },
      'GET /api/v1/regions': [],
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

test('a link without a product says that it does not exist', () => {
  renderView(<ProductEdit />, { user: people.root, path: '/?id=x' });
  expect(screen.getByText('该产品不存在或已删除')).toBeVisible();
});
