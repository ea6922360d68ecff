import type { AdminOrder, OrderState } from '@portal/shared/contract';
import { Tag, type Tone } from '@portal/shared/ui';
import { useOrderWords } from './use-order-words.ts';

const tones: Readonly<Record<OrderState, Tone>> = {
  PENDING_PAYMENT: 'warn',
  PAID: 'sea',
  REFUND_REQUESTED: 'coral',
  REFUNDING: 'warn',
  PARTIALLY_REFUNDED: 'warn',
  COMPLETED: 'good',
  REFUNDED: 'sand',
  CLOSED: 'sand',
};

export const StateTag = ({ state }: Pick<AdminOrder, 'state'>) => {
  const words = useOrderWords();
  return <Tag tone={tones[state]}>{words.state(state)}</Tag>;
};

/** How far what was bought has come; nothing while it is not paid. */
export const StepTag = ({ order }: { order: Pick<AdminOrder, 'kind' | 'fulfilment'> }) => {
  const name = useOrderWords().step(order);
  return name ? <Tag tone="sand">{name}</Tag> : null;
};
