import type { ProductForm, ProductKind } from '@portal/shared/contract';
import { people, renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import ProductEdit from './edit.tsx';

const stored = (kind: ProductKind) =>
  ({
    ...{ id: 7, status: 'draft', changed: false, version: '3', faults: [] },
    draft: { kind, title: { zh: '湖光岩', en: 'Huguangyan' }, gallery: [], themes: [], labels: [], skus: [] },
  }) as unknown as ProductForm;

test.each([
  ['tour', 'zh-cn', '编辑线路：湖光岩'],
  ['tour', 'en', 'Edit tour: Huguangyan'],
  ['goods', 'en', 'Edit goods: Huguangyan'],
] as const)('the editor of a %s is headed with its kind and name (%s)', async (kind, language, title) => {
  const answers = {
    'GET /api/v1/products/:id/form': stored(kind),
    'GET /api/v1/products/choices': {
      category: [],
      destination: [],
      departureCity: [],
      theme: [],
      labels: [],
    },
    'GET /api/v1/regions': [],
  };
  renderView(<ProductEdit />, { user: people.root, path: '/?id=7', language, answers });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a link without a product says that it does not exist', () => {
  renderView(<ProductEdit />, { user: people.root, path: '/?id=x' });
  expect(screen.getByText('该产品不存在或已删除')).toBeVisible();
});
