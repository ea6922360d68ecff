import type { ProductKind } from '@portal/shared/contract';

export type Channel = 'mail' | 'sms';

const mailAndSms: readonly Channel[] = ['mail', 'sms'];
const mailOnly: readonly Channel[] = ['mail'];

/** What of all that happens to an order its buyer is told, and by which ways. */
const channelsByEvent = {
  create: mailOnly,
  pay: mailAndSms,
  revive: mailAndSms,
  expire: mailAndSms,
  payLate: mailAndSms,
  requestRefund: mailOnly,
  rejectRefund: mailAndSms,
  refund: mailAndSms,
  confirmGroup: mailAndSms,
  failGroup: mailAndSms,
  confirmRoom: mailAndSms,
  rejectRoom: mailAndSms,
  ship: mailAndSms,
  rejectDocs: mailAndSms,
  sendToConsulate: mailOnly,
  approveVisa: mailAndSms,
  refuseVisa: mailAndSms,
  deliver: mailAndSms,
  issueInvoice: mailOnly,
  rejectInvoice: mailOnly,
  voidInvoice: mailOnly,
} as const satisfies Record<string, readonly Channel[]>;

export type NotificationEvent = keyof typeof channelsByEvent;

/** Whether something that happened is told to the buyer. */
export const isNotificationEvent = (event: string): event is NotificationEvent =>
  Object.hasOwn(channelsByEvent, event);

/** By which ways something is told. */
export const channelsOf = (event: NotificationEvent): readonly Channel[] => channelsByEvent[event];

/** Which text tells it: a paid order is told what comes next for its kind. */
export type MessageKey = Exclude<NotificationEvent, 'pay' | 'revive'> | `pay-${ProductKind}`;

export const messageKeyOf = (event: NotificationEvent, kind: ProductKind): MessageKey =>
  event === 'pay' || event === 'revive' ? `pay-${kind}` : event;
