import type { CouponRow } from '@portal/shared/contract';
import { describeList } from '#src/list/testing/describe-list.tsx';
import Coupons from './index.tsx';

const coupon = {
  ...{ id: 7, title: { zh: '冬日海岛券' }, discount: { type: 'amount', amount: 5000 }, minAmount: 20000 },
  ...{ kinds: [], audience: 'new', from: '2026-11-01T00:00:00+08:00', to: '2026-12-31T00:00:00+08:00' },
  ...{ claimFrom: null, claimTo: null, status: 1, total: 100, claimed: 3, used: 1, orders: 1 },
  discounted: 5000,
  inCentre: 0,
} as CouponRow;

describeList({
  screen: <Coupons />,
  path: '/business/coupons',
  call: 'GET /api/v1/coupons/page',
  page: { list: [coupon], total: 1 },
  shown: '仅新客',
  filter: { label: '发放状态', choose: '未开始', query: { stage: 'coming' } },
  empty: '没有符合条件的优惠券',
});
