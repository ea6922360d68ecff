import type { Reason } from '../gateway/trade-rules.ts';

/** A refusal of the API, with its status, Stripe's code if it has one, and its type. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly type: string;

  constructor(status: number, code: string | undefined, message: string, type = 'invalid_request_error') {
    super(message);
    this.status = status;
    this.code = code;
    this.type = type;
  }
}

export const invalid = (name: string, message = `Invalid ${name}`): Refusal =>
  new Refusal(400, 'parameter_invalid', message);

export const missing = (what: string): Refusal => new Refusal(404, 'resource_missing', `No such ${what}`);

const notOpen = (status: string) =>
  `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${status}.`;

/** Stripe's status, code and message of a refusal. */
export const REASONS: Readonly<Record<Reason, readonly [number, string | undefined, string]>> = {
  absent: [404, 'resource_missing', 'No such checkout.session'],
  paid: [400, undefined, 'This Checkout Session is complete.'],
  closed: [400, undefined, 'This Checkout Session has expired.'],
  changed: [400, undefined, 'This Checkout Session has other parameters.'],
  'closing-paid': [400, undefined, notOpen('complete')],
  'closing-closed': [400, undefined, notOpen('expired')],
  'not-paid': [404, 'resource_missing', 'No such payment_intent'],
  'too-much': [400, undefined, 'Refund amount is greater than unrefunded amount on charge.'],
  'repeat-differs': [400, undefined, 'This refund exists with another amount.'],
};
