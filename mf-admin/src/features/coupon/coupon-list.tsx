import type { CouponRow } from '@portal/shared/contract';
import { lazy } from 'react';
import { defineList } from '#src/list/define-list.ts';
import { useDeleteCoupons, useSetCouponStatus } from './coupon-calls.ts';
import { couponMessages } from './coupon-messages.ts';
import { Given, Kinds, Named, Span, Stage } from './list/coupon-cells.tsx';

const CouponDrawer = lazy(() => import('./form/coupon-drawer.tsx'));

const stages = ['open', 'coming', 'over', 'off'] as const;

const cannotBeGiven = ({ claimed, total, to }: CouponRow) => claimed >= total || Date.parse(to) <= Date.now();

/** Coupons: what is given out, what became of it, and making more. */
export const couponList = defineList({
  call: 'GET /api/v1/coupons/page',
  messages: couponMessages,
  rowName: ({ title }, { text }) => text(title),
  filters: (filter) => ({ stage: filter.choice(stages, 'stages') }),
  columns: (column) => [
    column.custom('name', 184, (coupon) => <Named coupon={coupon} />),
    column.custom('kinds', 88, (coupon) => <Kinds coupon={coupon} />),
    column.custom('span', 120, (coupon) => <Span coupon={coupon} />),
    column.custom('stage', 104, (coupon) => <Stage coupon={coupon} />),
    column.status(),
    column.custom('given', 96, (coupon) => <Given coupon={coupon} />, { align: 'right' }),
    column.number('used', 64),
    column.number('orders', 72),
    column.money('discounted', 96),
  ],
  open: { param: 'coupon', anyOf: ['biz:coupon:edit'], drawer: CouponDrawer },
  actions: [
    {
      key: 'give',
      label: 'actions.give',
      anyOf: ['biz:coupon:edit'],
      disabled: () => cannotBeGiven,
      drawer: lazy(() => import('./give/give-drawer.tsx')),
    },
  ],
  status: {
    anyOf: ['biz:coupon:edit'],
    mutation: useSetCouponStatus,
    question: ({ name }, { t }) => ({
      title: t('off.title', { name }),
      body: t('off.body'),
      confirmLabel: t('off.confirm'),
    }),
  },
  remove: {
    anyOf: ['biz:coupon:delete'],
    mutation: useDeleteCoupons,
    fixed:
      () =>
      ({ claimed }) =>
        claimed > 0,
  },
  add: { param: 'coupon', label: 'add', anyOf: ['biz:coupon:add'], drawer: CouponDrawer },
  actionsWidth: 160,
});
