import type { ApiError } from '@portal/shared/api';
import { paths, useNavigate } from '@portal/shared/router';
import { couponBase } from '@portal/shared/rules';
import { useUnsaved } from '@portal/shared/ui';
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { BookingKind, Priced } from './booking-kind.ts';
import { appliedCoupon, useCoupons } from './coupon/use-coupons.ts';
import { checkExtras, type ExtrasDraft } from './form/extras-form.ts';
import { useDraftedForm } from './form/use-drafted-form.ts';
import { type ShownRefusal, usePlaceOrder } from './order/use-place-order.ts';

/** What a selection costs now, asked in the background whenever it changes. */
const useQuote = <Q>(options: UseQueryOptions<Q, ApiError>) => {
  const query = useQuery<Q, ApiError>({ ...options, placeholderData: keepPreviousData });
  return { query, counting: query.isFetching || query.isPlaceholderData };
};

/** The selection of the URL cannot be quoted. */
const closedBy = (error: ApiError | null, chosen: readonly string[]): ShownRefusal | undefined =>
  error?.field && chosen.includes(error.field)
    ? { refusal: { kind: 'choice', text: error.message }, before: 0 }
    : undefined;

/** The state of a booking form of any kind: values, quote, order and redirect to the cashier. */
export const useBooking = <
  F extends ExtrasDraft,
  Q extends Priced,
  B extends { readonly expectedAmount: number },
>(
  booked: BookingKind<F, Q, B>,
) => {
  const { kind, labels, productId } = booked;
  const navigate = useNavigate();
  const check = (form: F) => [...booked.check(form), ...checkExtras(form)];
  const { state, forget } = useDraftedForm({ ...booked, check });
  const { query: quote, counting } = useQuote(booked.quote(state.values));
  const coupons = useCoupons(kind, quote.data && couponBase(quote.data.lines));
  const applied = appliedCoupon(coupons, state.values.couponId);
  const discount = applied?.discount ?? 0;
  const { place, busy, shown } = usePlaceOrder<B>({
    ...booked,
    state,
    onPlaced: ({ orderNo }) => {
      forget();
      booked.after?.(state.values);
      navigate(paths.pay(orderNo, kind), { replace: true });
    },
  });
  useUnsaved(() => state.changed && !busy);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!state.check() || !quote.data || counting || busy) return;
    const form = { ...state.values, couponId: applied?.id ?? null };
    place(booked.body(form, quote.data.amount - discount));
  };
  const refused = shown ?? closedBy(quote.error, booked.chosen);
  const priced = { quote, counting, coupons, applied, discount };
  return { kind, productId, labels, state, ...priced, busy, shown: refused, submit };
};

export type Booking<F extends ExtrasDraft, Q extends Priced> = ReturnType<
  typeof useBooking<F, Q, { readonly expectedAmount: number }>
>;
