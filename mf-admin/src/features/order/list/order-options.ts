import { useMessages } from '@portal/shared/i18n';
import { orderStateNames } from '@portal/shared/rules';
import { fulfilmentNames } from '#src/order-parts/order-word-messages.ts';
import { useOrderWords } from '#src/order-parts/use-order-words.ts';
import { productKinds } from '#src/ui/product-kinds.ts';
import { orderListMessages } from './order-list-messages.ts';

/** The states, after the orders that wait for staff. */
export const useStateOptions = () => {
  const t = useMessages(orderListMessages);
  const words = useOrderWords();
  const states = orderStateNames.map((value) => ({ value, label: words.state(value) }));
  return [{ value: 'TO_CONFIRM', label: t('toConfirm') }, ...states];
};

export const useKindOptions = () => {
  const words = useOrderWords();
  return productKinds.map((value) => ({ value, label: words.kind(value) }));
};

/** The steps of the chosen kind. */
export const useStepOptions = ({ kind: chosen }: Readonly<Record<string, unknown>>) => {
  const words = useOrderWords();
  const kind = productKinds.find((one) => one === chosen);
  return (
    kind &&
    Object.keys(fulfilmentNames[kind]).map((value) => ({
      value,
      label: words.step({ kind, fulfilment: value }) ?? value,
    }))
  );
};
