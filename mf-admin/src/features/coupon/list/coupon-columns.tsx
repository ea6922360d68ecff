import { formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { listMessages } from '#src/list/list-messages.ts';
import { RowActions } from '#src/list/row-actions.tsx';
import { StatusSwitch } from '#src/list/status-switch.tsx';
import type { TableColumns } from '#src/list/table/table-column.ts';
import { couponMessages } from '../coupon-messages.ts';
import { Given, Kinds, Named, Span, Stage } from './coupon-cells.tsx';
import type { NamedCoupon } from './coupon-facts.ts';

/** What the screen does with a coupon. */
export interface CouponHandlers {
  readonly onEdit: (coupon: NamedCoupon) => void;
  readonly onGive: (coupon: NamedCoupon) => void;
  readonly onDelete: (coupons: readonly NamedCoupon[]) => void;
  readonly onStatus: (coupon: NamedCoupon, status: 0 | 1) => void;
  /** The coupon whose status is being changed. */
  readonly changing: number | undefined;
}

const edit = ['biz:coupon:edit'];

const useActions = ({ onEdit, onGive, onDelete }: CouponHandlers) => {
  const t = useMessages(couponMessages);
  const common = useMessages(listMessages);
  return (coupon: NamedCoupon) => (
    <RowActions
      name={coupon.name}
      actions={[
        { key: 'edit', label: common('edit'), anyOf: edit, onSelect: () => onEdit(coupon) },
        {
          key: 'give',
          label: t('actions.give'),
          anyOf: edit,
          disabled: coupon.claimed >= coupon.total || Date.parse(coupon.to) <= Date.now(),
          onSelect: () => onGive(coupon),
        },
        {
          key: 'delete',
          label: common('delete'),
          anyOf: ['biz:coupon:delete'],
          danger: true,
          disabled: coupon.claimed > 0,
          onSelect: () => onDelete([coupon]),
        },
      ]}
    />
  );
};

const useFigures = (): TableColumns<NamedCoupon> => {
  const t = useMessages(couponMessages);
  const language = useLanguage();
  const right = { align: 'right' as const };
  return [
    {
      ...right,
      title: t('columns.given'),
      key: 'given',
      width: 96,
      render: (_, coupon) => <Given coupon={coupon} />,
    },
    { ...right, title: t('columns.used'), dataIndex: 'used', width: 64 },
    { ...right, title: t('columns.orders'), dataIndex: 'orders', width: 72 },
    {
      ...right,
      title: t('columns.discounted'),
      key: 'discounted',
      width: 80,
      render: (_, { discounted }) => formatMoney(discounted, language),
    },
  ];
};

/** The columns of the coupons. */
export const useCouponColumns = (handlers: CouponHandlers): TableColumns<NamedCoupon> => {
  const t = useMessages(couponMessages);
  const common = useMessages(listMessages);
  const actionsOf = useActions(handlers);
  const figures = useFigures();
  return [
    { title: t('columns.name'), key: 'name', width: 192, render: (_, coupon) => <Named coupon={coupon} /> },
    { title: t('columns.kinds'), key: 'kinds', width: 88, render: (_, coupon) => <Kinds coupon={coupon} /> },
    { title: t('columns.span'), key: 'span', width: 128, render: (_, coupon) => <Span coupon={coupon} /> },
    { title: t('columns.stage'), key: 'stage', width: 104, render: (_, coupon) => <Stage coupon={coupon} /> },
    {
      title: t('columns.status'),
      key: 'status',
      width: 88,
      render: (_, coupon) => (
        <StatusSwitch
          name={coupon.name}
          status={coupon.status}
          anyOf={edit}
          busy={handlers.changing === coupon.id}
          onChange={(status) => handlers.onStatus(coupon, status)}
        />
      ),
    },
    ...figures,
    {
      title: common('actions'),
      key: 'actions',
      width: 160,
      fixed: 'right',
      render: (_, coupon) => actionsOf(coupon),
    },
  ];
};
