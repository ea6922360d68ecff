import type { ProductKind } from '@portal/shared/contract';

export type Channel = 'mail' | 'sms';

const both: readonly Channel[] = ['mail', 'sms'];
const mailOnly: readonly Channel[] = ['mail'];

/** What of all that happens to an order its buyer is told, and by which ways. */
const told = {
  create: mailOnly,
  pay: both,
  revive: both,
  expire: both,
  payLate: both,
  requestRefund: mailOnly,
  rejectRefund: both,
  refund: both,
  confirmGroup: both,
  failGroup: both,
  confirmRoom: both,
  rejectRoom: both,
  ship: both,
  rejectDocs: both,
  sendToConsulate: mailOnly,
  approveVisa: both,
  refuseVisa: both,
  deliver: both,
  issueInvoice: mailOnly,
  rejectInvoice: mailOnly,
  voidInvoice: mailOnly,
} as const satisfies Record<string, readonly Channel[]>;

export type NoticeEvent = keyof typeof told;

/** Whether something that happened is told to the buyer. */
export const isTold = (event: string): event is NoticeEvent => Object.hasOwn(told, event);

/** By which ways something is told. */
export const channelsOf = (event: NoticeEvent): readonly Channel[] => told[event];

/** Which text tells it: a paid order is told what comes next for its kind. */
export type TextKey = Exclude<NoticeEvent, 'pay' | 'revive'> | `pay-${ProductKind}`;

export const textKeyOf = (event: NoticeEvent, kind: ProductKind): TextKey =>
  event === 'pay' || event === 'revive' ? `pay-${kind}` : event;
