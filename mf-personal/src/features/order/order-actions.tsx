import type { OrderRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Button, LinkButton } from '@portal/shared/ui';
import { orderMessages } from './order-messages.ts';
import { actionsOf } from './order-states.ts';
import { useCancelOrder } from './use-cancel-order.ts';

/** What can be done with an order now, the most likely first. */
export const OrderActions = ({ order }: { order: OrderRow }) => {
  const t = useMessages(orderMessages);
  const { ask, busy } = useCancelOrder(order);
  const drawn = {
    pay: (
      <LinkButton key="pay" kind="book" to={paths.pay(order.orderNo)}>
        {t('actions.pay')}
      </LinkButton>
    ),
    cancel: (
      <Button key="cancel" kind="quiet" busy={busy} onClick={() => void ask()}>
        {t('actions.cancel')}
      </Button>
    ),
    bookAgain: (
      <LinkButton key="bookAgain" kind="quiet" to={paths.tour(order.productId)}>
        {t('actions.bookAgain')}
      </LinkButton>
    ),
  };
  return actionsOf(order, Date.now()).map((action) => drawn[action]);
};
