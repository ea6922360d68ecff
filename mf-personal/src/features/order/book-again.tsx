import { type ApiError, call } from '@portal/shared/api';
import type { OrderDetail, OrderRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { paths, useNavigate } from '@portal/shared/router';
import { type CartLine, cartKey, readCartLines, withCartLine } from '@portal/shared/rules';
import { Button, LinkButton, toast } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { orderMessages } from './order-messages.ts';

/** Adds lines to this browser's cart; false when it was full before all of them lay in it. */
export const addToCart = (added: readonly CartLine[]): boolean => {
  let lines = readCartLines(localStorage.getItem(cartKey));
  let all = true;
  for (const line of added) {
    const more = withCartLine(lines, line);
    all &&= more !== undefined;
    lines = more ?? lines;
  }
  localStorage.setItem(cartKey, JSON.stringify(lines));
  return all;
};

interface AgainProps {
  readonly order: OrderRow;
  readonly label: string;
}

/** Goods go back into the cart, as many as were ordered; which of them are still sold is said there. */
const GoodsAgain = ({ order: { orderNo }, label }: AgainProps) => {
  const t = useMessages(orderMessages);
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation<OrderDetail, ApiError>({
    mutationFn: () => call('GET /api/v1/orders/:orderNo', { params: { orderNo } }),
    onSuccess: ({ details }) => {
      const things = details.kind === 'goods' ? details.things : [];
      if (addToCart(things)) toast.success(t('again.done'));
      else toast.info(t('again.full'));
      void navigate(paths.cart);
    },
  });
  return (
    <Button kind="quiet" busy={isPending} onClick={() => mutate()}>
      {label}
    </Button>
  );
};

/** Leads to what was ordered, to order it anew at today's price. */
export const BookAgain = ({ order, label }: AgainProps) =>
  order.kind === 'goods' ? (
    <GoodsAgain {...{ order, label }} />
  ) : (
    <LinkButton kind="quiet" to={paths.product(order.kind, order.productId)}>
      {label}
    </LinkButton>
  );
