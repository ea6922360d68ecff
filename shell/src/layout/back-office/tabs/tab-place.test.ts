import type { RouteRecord } from '@portal/shared/contract';
import { findPlace } from './tab-place.ts';

const records: RouteRecord[] = [
  { path: '/dashboard', component: 'dashboard/index', meta: { roles: ['ROOT'] } },
  {
    path: '/business',
    component: 'Layout',
    children: [
      { path: 'orders', component: 'business/orders/index' },
      { path: 'orders/detail', component: 'business/orders/detail', meta: { hidden: true } },
    ],
  },
];

test.each([
  ['/dashboard', '/dashboard'],
  ['/Dashboard/', '/dashboard'],
  ['/business/orders', '/business/orders'],
  ['/business/orders?status=PAID&pageNum=2', '/business/orders'],
  ['/business/orders?id=7', '/business/orders'],
  ['/business/orders/detail?no=T1', '/business/orders/detail?no=T1'],
  ['/business/orders/detail?no=T2', '/business/orders/detail?no=T2'],
  ['/business/orders/detail?tab=refund&no=T1', '/business/orders/detail?no=T1'],
  ['/business/orders/detail?skuId=3&productId=2', '/business/orders/detail?productId=2&skuId=3'],
  ['/business/orders/detail?from=list', '/business/orders/detail'],
  ['/business', undefined],
  ['/nowhere', undefined],
])('%s belongs to the tab %s', (address, id) => {
  const { pathname, search } = new URL(address, 'http://portal.example');
  expect(findPlace(records, { pathname, search, key: 'k' })?.id).toBe(id);
});
