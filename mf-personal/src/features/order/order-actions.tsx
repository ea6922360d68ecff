import type { OrderRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Button, LinkButton } from '@portal/shared/ui';
import { orderMessages } from './order-messages.ts';
import { actionsOf, isDoneOnSheet, type OrderAction } from './order-states.ts';
import { useOrderStep } from './use-order-step.ts';

interface OrderProps {
  readonly order: OrderRow;
}

const StepButton = ({ order, step }: OrderProps & { readonly step: 'cancel' | 'receive' }) => {
  const t = useMessages(orderMessages);
  const { ask, busy } = useOrderStep(order, step);
  return (
    <Button kind={step === 'receive' ? 'primary' : 'quiet'} busy={busy} onClick={() => void ask()}>
      {t(`actions.${step}`)}
    </Button>
  );
};

const Action = ({ order, action }: OrderProps & { readonly action: OrderAction }) => {
  const t = useMessages(orderMessages);
  const { kind, orderNo, productId } = order;
  const label = t(`actions.${action}`);
  switch (action) {
    case 'cancel':
    case 'receive':
      return <StepButton order={order} step={action} />;
    case 'pay':
      return (
        <LinkButton kind="book" to={paths.pay(orderNo, kind)}>
          {label}
        </LinkButton>
      );
    case 'bookAgain':
      return (
        <LinkButton kind="quiet" to={paths.product(kind, productId)}>
          {label}
        </LinkButton>
      );
    default:
      return (
        <LinkButton
          kind={action === 'refund' ? 'quiet' : 'primary'}
          to={`${paths.order(kind, orderNo)}#${action}`}
        >
          {label}
        </LinkButton>
      );
  }
};

interface OrderActionsProps extends OrderProps {
  /** On the sheet of the order itself, where its parts are already. */
  readonly onSheet?: boolean;
}

/** What can be done with an order now, the most likely first. */
export const OrderActions = ({ order, onSheet = false }: OrderActionsProps) =>
  actionsOf(order, Date.now())
    .filter((action) => !(onSheet && isDoneOnSheet(action)))
    .map((action) => <Action key={action} order={order} action={action} />);
