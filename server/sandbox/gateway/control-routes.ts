import type { FastifyInstance } from 'fastify';
import { type Faults, faultsSchema } from './faults.ts';
import { type Gateway, openTrade, payTrade } from './gateway.ts';
import type { Falsified } from './protocol.ts';
import type { Trade } from './trade-store.ts';

const paymentSchema = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: {
    amount: { type: 'integer', minimum: 1 },
    appId: { type: 'string', minLength: 1, maxLength: 32 },
    sellerId: { type: 'string', minLength: 1, maxLength: 32 },
  },
} as const;

const text = { type: 'string', minLength: 1, maxLength: 256 } as const;
const fen = { type: 'integer', minimum: 1 } as const;
const moment = { type: 'integer', minimum: 0 } as const;

const pastSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['trades'],
  properties: {
    trades: {
      type: 'array',
      maxItems: 1000,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['outTradeNo', 'tradeNo', 'subject', 'amount', 'paidAt', 'refunds'],
        properties: {
          ...{ outTradeNo: text, tradeNo: text, subject: text, amount: fen, paidAt: moment },
          refunds: {
            type: 'array',
            maxItems: 50,
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['requestNo', 'amount', 'at'],
              properties: { requestNo: text, amount: fen, at: moment },
            },
          },
        },
      },
    },
  },
} as const;

type PastTrade = Pick<Trade, 'outTradeNo' | 'tradeNo' | 'subject' | 'amount' | 'refunds'> & {
  readonly paidAt: number;
};

/** Imports payments from before the sandbox started. */
const registerPast = (app: FastifyInstance, { store }: Gateway, base: string): void => {
  app.post<{ Body: { readonly trades: readonly PastTrade[] } }>(
    `${base}/trades`,
    { schema: { body: pastSchema } },
    async ({ body: { trades } }) => {
      for (const trade of trades) {
        const { outTradeNo, paidAt } = trade;
        store.trades.set(outTradeNo, { ...trade, status: 'paid', createdAt: paidAt, expiresAt: paidAt });
      }
      await store.save();
      return { taken: trades.length };
    },
  );
};

/** Switches for tests and demos: failing notifications and responses, payments without a browser. */
export function registerControl(app: FastifyInstance, gateway: Gateway): void {
  const base = `/control/${gateway.protocol.name}`;
  app.get(base, () => gateway.faults);
  registerPast(app, gateway, base);

  app.post<{ Body: Partial<Faults> }>(base, { schema: { body: faultsSchema } }, (request) =>
    Object.assign(gateway.faults, request.body),
  );

  app.post<{ Params: { outTradeNo: string }; Body: Falsified | null }>(
    `${base}/pay/:outTradeNo`,
    { schema: { body: paymentSchema } },
    async (request, reply) => {
      const { outTradeNo } = request.params;
      const offer = [...gateway.store.offers.values()].findLast((entry) =>
        [entry.outTradeNo, entry.merchantNo].includes(outTradeNo),
      );
      if (!offer) return reply.code(404).send({ error: `no payment ${outTradeNo}` });
      const trade = await openTrade(gateway, offer);
      if (trade?.status !== 'waiting') {
        return reply
          .code(409)
          .send({ error: `${outTradeNo} cannot be paid: ${trade?.status ?? 'its time is over'}` });
      }
      await payTrade(gateway, trade, request.body ?? {});
      return { outTradeNo, tradeNo: trade.tradeNo, amount: trade.amount, status: trade.status };
    },
  );
}
