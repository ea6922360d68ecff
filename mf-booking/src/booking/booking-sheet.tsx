import { useMessages } from '@portal/shared/i18n';
import { FormErrors, Steps } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styles from './booking.module.css';
import type { Priced } from './booking-kind.ts';
import { bookingMessages } from './booking-messages.ts';
import { CouponChoice } from './coupon/coupon-choice.tsx';
import type { ExtrasDraft } from './form/extras-form.ts';
import { BookingHelp } from './help/booking-help.tsx';
import { RefusalNotice } from './order/refusal-notice.tsx';
import { UnpaidNotice } from './order/unpaid-notice.tsx';
import { PriceBox } from './price/price-box.tsx';
import type { Booking } from './use-booking.ts';

interface BookingSheetProps<F extends ExtrasDraft, Q extends Priced> {
  readonly booking: Booking<F, Q>;
  /** The parts of the form, from what is booked to the terms. */
  readonly children: ReactNode;
}

/** The booking form of every kind: what is wrong, its parts, the price, and the one button at the end. */
export const BookingSheet = <F extends ExtrasDraft, Q extends Priced>({
  booking,
  children,
}: BookingSheetProps<F, Q>) => {
  const t = useMessages(bookingMessages);
  const { kind, productId, labels, state, quote, counting, coupons, applied } = booking;
  const { discount, busy, shown, submit } = booking;
  const coupon = (
    <CouponChoice
      coupons={coupons}
      applied={applied}
      choice={state.values.couponId}
      error={state.errorOf('couponId')}
      onChoose={(couponId) => state.change((form) => ({ ...form, couponId }))}
    />
  );
  return (
    <form noValidate onSubmit={submit} onBlur={({ target: left }) => state.touch(left.id)}>
      <header className={styles.header}>
        <h1>{t('title')}</h1>
        <Steps current={0} items={[t('steps.fill'), t('steps.pay'), t('steps.done')]} />
      </header>
      <div className={styles.columns}>
        <div className={styles.content}>
          <FormErrors errors={state.summary} attempt={state.attempt} />
          {shown && (
            <RefusalNotice {...{ shown, kind, labels }} amount={quote.data && quote.data.amount - discount} />
          )}
          {!shown && !busy && <UnpaidNotice {...{ kind, productId }} />}
          {children}
          <BookingHelp about={kind} />
        </div>
        <PriceBox {...{ quote, busy, counting, labels, discount, coupon }} />
      </div>
    </form>
  );
};
