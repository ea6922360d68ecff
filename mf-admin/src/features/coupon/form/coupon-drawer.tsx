import { useMessages } from '@portal/shared/i18n';
import { dayOf } from '@portal/shared/rules';
import { toast } from '@portal/shared/ui';
import { RecordDrawer } from '#src/form/record-drawer.tsx';
import { listMessages } from '#src/list/list-messages.ts';
import { useCouponForm, useSaveCoupon } from '../coupon-calls.ts';
import { couponMessages } from '../coupon-messages.ts';
import { CouponFields } from './coupon-fields.tsx';
import { bodyOf, newCoupon, valuesOf } from './coupon-form.ts';

interface CouponDrawerProps {
  /** Which coupon to edit; a new one without it. */
  readonly id?: number;
  readonly onClosed: () => void;
}

/** Adds or edits a coupon. */
export default function CouponDrawer({ id, onClosed }: CouponDrawerProps) {
  const t = useMessages(couponMessages);
  const common = useMessages(listMessages);
  const stored = useCouponForm(id);
  const save = useSaveCoupon(id);
  const done = id === undefined ? 'done.added' : 'done.saved';
  return (
    <RecordDrawer
      title={t(id === undefined ? 'form.add' : 'form.edit')}
      stored={id === undefined ? undefined : stored}
      save={save}
      blank={newCoupon(dayOf(new Date()))}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      onSaved={(values) => toast.success(common(done, { name: values['title/zh'].trim() }))}
      onClosed={onClosed}
    >
      <CouponFields claimed={stored.data?.claimed} />
    </RecordDrawer>
  );
}
