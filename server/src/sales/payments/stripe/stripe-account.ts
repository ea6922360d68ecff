/** A merchant's account at Stripe. */
export interface StripeAccount {
  /** The API key: `sk_…`, or a restricted one, `rk_…`. */
  readonly secretKey: string;
  /** The secret of our webhook endpoint, `whsec_…`. */
  readonly webhookSecret: string;
}

export interface StripeConfig extends StripeAccount {
  /** Our host name, in the metadata of our payments: several portals can share an account. */
  readonly portal: string;
  /** The URL of our own sandbox, in place of Stripe. */
  readonly sandboxUrl?: string;
  /** Timeout of a call, 4000 ms by default. */
  readonly timeoutMs?: number;
}

/** Stripe's mode of a key: money moves in `live` only. */
export const modeOf = ({ secretKey }: Pick<StripeAccount, 'secretKey'>): 'live' | 'test' =>
  secretKey.includes('_live_') ? 'live' : 'test';
