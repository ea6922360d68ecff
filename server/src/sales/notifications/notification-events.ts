import type { ProductKind } from '@portal/shared/contract';

export type Channel = 'mail' | 'sms';

const mailAndSms: readonly Channel[] = ['mail', 'sms'];
const mailOnly: readonly Channel[] = ['mail'];

/** The events that notify a buyer, a member on a waiting list (`offerSeats`) or any member (`message`), with their channels. */
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
  changeDate: mailAndSms,
  changeTraveller: mailOnly,
  removeTravellers: mailOnly,
  expireChange: mailAndSms,
  payChangeLate: mailAndSms,
  payBalance: mailAndSms,
  payBalanceLate: mailAndSms,
  remindBalance: mailAndSms,
  missBalance: mailAndSms,
  issueInvoice: mailOnly,
  rejectInvoice: mailOnly,
  voidInvoice: mailOnly,
  offerSeats: mailAndSms,
  remindTrip: mailAndSms,
  message: mailAndSms,
} as const satisfies Record<string, readonly Channel[]>;

export type NotificationEvent = keyof typeof channelsByEvent;

/** Whether an order event notifies the buyer. */
export const isNotificationEvent = (event: string): event is NotificationEvent =>
  Object.hasOwn(channelsByEvent, event);

/** The channels of an event. */
export const channelsOf = (event: NotificationEvent): readonly Channel[] => channelsByEvent[event];

const visaResults = ['approveVisa', 'refuseVisa', 'deliver'] as const;

type VisaResult = (typeof visaResults)[number];

/**
 * The message of an event: for a payment it depends on the kind, because the next steps differ; the result of an
 * electronic visa has no originals to return.
 */
export type MessageKey =
  | Exclude<NotificationEvent, 'pay' | 'revive'>
  | `pay-${ProductKind}`
  | `${VisaResult}-electronic`;

export const messageKeyOf = (
  event: NotificationEvent,
  { kind, electronic }: { readonly kind: ProductKind; readonly electronic?: boolean },
): MessageKey => {
  if (event === 'pay' || event === 'revive') return `pay-${kind}`;
  const result = electronic ? visaResults.find((each) => each === event) : undefined;
  return result ? `${result}-electronic` : event;
};
