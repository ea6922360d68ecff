import type { Env } from '#src/platform/config/index.ts';
import type { ProviderName } from '#src/sales/payments/index.ts';

/** A payment as the sandbox keeps it: amounts in fen, moments in milliseconds since 1970. */
export interface PastTrade {
  readonly provider: ProviderName;
  readonly outTradeNo: string;
  readonly tradeNo: string;
  readonly subject: string;
  readonly amount: number;
  readonly paidAt: number;
  readonly refunds: readonly { readonly requestNo: string; readonly amount: number; readonly at: number }[];
}

const requestTimeout = 5000;

const post = async (url: string, body: object): Promise<void> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(requestTimeout),
  }).catch((cause: unknown) => {
    throw new Error(`the payment sandbox does not answer at ${url}`, { cause });
  });
  if (!answer.ok) throw new Error(`the payment sandbox answered ${answer.status} at ${url}`);
};

/**
 * Tells the sandbox of payments from before it was there, so that its bills show them and they can be given back. Throws
 * when it does not take them.
 */
export const exportToSandbox = async (
  { sandboxPort }: Pick<Env, 'sandboxPort'>,
  trades: readonly PastTrade[],
): Promise<void> => {
  for (const provider of ['alipay', 'wechatpay'] as const) {
    const own = trades.filter((trade) => trade.provider === provider);
    await post(`http://127.0.0.1:${sandboxPort}/control/${provider}/trades`, {
      trades: own.map(({ provider: _, ...trade }) => trade),
    });
  }
};
