import type { ProductKind } from '@portal/shared/contract';

const segments: Readonly<Record<ProductKind, string>> = {
  tour: 'route-order',
  hotel: 'hotel-order',
  ticket: 'ticket-order',
  goods: 'goods-order',
  visa: 'visa-order',
};

/** The path of the message centre. */
export const messagesPath = '/personal/messages';

/** The path of the page with the member's waiting lists. */
export const waitlistPath = '/personal/waitlist';

/** The path of an order's page in the portal. */
export const orderPath = ({ kind, orderNo }: { kind: ProductKind; orderNo: string }): string =>
  `/personal/${segments[kind]}/detail?orderNo=${orderNo}`;
