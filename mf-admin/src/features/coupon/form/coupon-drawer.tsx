import { useMessages } from '@portal/shared/i18n';
import { dayOf } from '@portal/shared/rules';
import { Alert } from 'antd';
import { EditDrawer } from '#src/form/edit-drawer.tsx';
import { useCouponForm, useSaveCoupon } from '../coupon-calls.ts';
import { couponMessages } from '../coupon-messages.ts';
import { couponForm, monthFrom } from './coupon-form.ts';

interface CouponDrawerProps {
  /** Which coupon to edit; a new one without it. */
  readonly id?: number;
  readonly onClosed: () => void;
}

/** Adds or edits a coupon. */
export default function CouponDrawer({ id, onClosed }: CouponDrawerProps) {
  const t = useMessages(couponMessages);
  const stored = useCouponForm(id);
  const claimed = stored.data?.claimed ?? 0;
  return (
    <EditDrawer
      form={couponForm}
      id={id}
      stored={stored}
      save={useSaveCoupon(id)}
      first={monthFrom(dayOf(new Date()))}
      states={{ total: { min: Math.max(1, claimed) } }}
      onClosed={onClosed}
    >
      {claimed > 0 && (
        <Alert
          type="info"
          showIcon
          title={t('form.claimed', { count: claimed })}
          style={{ marginBottom: 16 }}
        />
      )}
    </EditDrawer>
  );
}
