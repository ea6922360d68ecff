import type { OrderRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { paths, useNavigate } from '@portal/shared/router';
import { Button, LinkButton } from '@portal/shared/ui';
import { BookAgain } from './book-again.tsx';
import { orderMessages } from './order-messages.ts';
import { actionsOf, isDoneOnSheet, type OrderAction } from './order-states.ts';
import { type OrderStep, useOrderStep } from './use-order-step.ts';

interface OrderProps {
  readonly order: OrderRow;
}

interface SheetProps extends OrderProps {
  /** On the sheet of the order itself, where its parts are already. */
  readonly onSheet: boolean;
}

const stepKinds = { cancel: 'quiet', receive: 'primary', remove: 'quiet' } as const;

const StepButton = ({ order, step, onSheet }: SheetProps & { readonly step: OrderStep }) => {
  const t = useMessages(orderMessages);
  const navigate = useNavigate();
  const leave = () => void navigate(paths.orders(order.kind), { replace: true });
  const { ask, busy } = useOrderStep(order, step, onSheet && step === 'remove' ? leave : undefined);
  return (
    <Button kind={stepKinds[step]} busy={busy} onClick={() => void ask()}>
      {t(`actions.${step}`)}
    </Button>
  );
};

const Action = ({ order, action, onSheet }: SheetProps & { readonly action: OrderAction }) => {
  const t = useMessages(orderMessages);
  const { kind, orderNo } = order;
  const label = t(`actions.${action}`);
  switch (action) {
    case 'cancel':
    case 'receive':
    case 'remove':
      return <StepButton order={order} step={action} onSheet={onSheet} />;
    case 'pay':
      return (
        <LinkButton kind="book" to={paths.pay(orderNo, kind)}>
          {label}
        </LinkButton>
      );
    case 'payBalance':
      return (
        <LinkButton kind="book" to={`${paths.pay(orderNo, kind)}&part=balance`}>
          {label}
        </LinkButton>
      );
    case 'bookAgain':
      return <BookAgain order={order} label={label} />;
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

type OrderActionsProps = OrderProps & Partial<SheetProps>;

/** What can be done with an order now, the most likely first. */
export const OrderActions = ({ order, onSheet = false }: OrderActionsProps) =>
  actionsOf(order, Date.now())
    .filter((action) => !(onSheet && isDoneOnSheet(action)))
    .map((action) => <Action key={action} {...{ order, action, onSheet }} />);
