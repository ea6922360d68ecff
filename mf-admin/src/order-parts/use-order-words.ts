import type { OrderState, ProductKind } from '@portal/shared/contract';
import { type Key, useMessages } from '@portal/shared/i18n';
import { fulfilmentNames, orderWordMessages } from './order-word-messages.ts';

interface Stands {
  readonly kind: ProductKind;
  readonly fulfilment: string;
}

type StepKey = Extract<Key<{ fulfilment: typeof fulfilmentNames }>, `fulfilment.${string}`>;

const keyOf = ({ kind, fulfilment }: Stands): StepKey | undefined =>
  // Every step of the catalogue has a name.
  Object.hasOwn(fulfilmentNames[kind], fulfilment)
    ? (`fulfilment.${kind}.${fulfilment}` as StepKey)
    : undefined;

/** The names of kinds, states and steps; a step before payment has none. */
export const useOrderWords = () => {
  const t = useMessages(orderWordMessages);
  return {
    kind: (kind: ProductKind) => t(`kinds.${kind}`),
    state: (state: OrderState) => t(`states.${state}`),
    step: (order: Stands): string | undefined => {
      const key = keyOf(order);
      return key && t(key);
    },
  };
};
