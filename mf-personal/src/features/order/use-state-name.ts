import type { OrderState } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import type { OrderScope } from './order-kinds.ts';
import { orderMessages } from './order-messages.ts';

/** The name of a state among orders of a kind, or of all kinds. */
export const useStateName = (kind: OrderScope): ((state: OrderState) => string) => {
  const t = useMessages(orderMessages);
  return (state) => t(state === 'PAID' ? `paid.${kind}` : `states.${state}`);
};
