import type { OrderState, ProductKind } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { orderMessages } from './order-messages.ts';

/** How a state is called among orders of a kind. */
export const useStateName = (kind: ProductKind): ((state: OrderState) => string) => {
  const t = useMessages(orderMessages);
  return (state) => t(state === 'PAID' ? `paid.${kind}` : `states.${state}`);
};
