import type { OrderDetail, OrderState, RefundRow } from '@portal/shared/contract';
import type { Tone } from '@portal/shared/ui';

/** How a refund looks; one that failed at the provider is sent again, so to its buyer it is on its way. */
export const refundTones: Readonly<Record<RefundRow['state'], Tone>> = {
  REQUESTED: 'warn',
  APPROVED: 'sea',
  PROCESSING: 'sea',
  FAILED: 'sea',
  SUCCESS: 'good',
  REJECTED: 'bad',
};

const askable: readonly OrderState[] = ['PAID', 'PARTIALLY_REFUNDED'];

/** Whether a refund of an order in this state can be asked for at all; the quote says what comes of it. */
export const mayAsk = (state: OrderState): boolean => askable.includes(state);

/** Whether some travellers of an order can leave it, and others stay; the quote says what comes of it. */
export const mayLeave = ({ kind, travellers }: Pick<OrderDetail, 'kind' | 'travellers'>): boolean =>
  kind === 'tour' && travellers.length > 1;

const settled: readonly RefundRow['state'][] = ['SUCCESS', 'REJECTED'];

/** Whether something of it is still to come. */
export const isUnderWay = ({ state }: Pick<RefundRow, 'state'>): boolean => !settled.includes(state);
