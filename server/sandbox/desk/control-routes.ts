import type { FastifyInstance } from 'fastify';
import { type Desk, openTrade, payTrade } from './desk.ts';
import { type Faults, faultsSchema } from './faults.ts';
import type { Falsified } from './protocol.ts';

const paymentSchema = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: {
    amount: { type: 'integer', minimum: 1 },
    appId: { type: 'string', minLength: 1, maxLength: 32 },
    sellerId: { type: 'string', minLength: 1, maxLength: 32 },
  },
} as const;

/** Switches for tests and demonstrations: how notifications and answers fail, and paying without a browser. */
export function registerControl(app: FastifyInstance, desk: Desk): void {
  const base = `/control/${desk.protocol.name}`;
  app.get(base, () => desk.faults);

  app.post<{ Body: Partial<Faults> }>(base, { schema: { body: faultsSchema } }, (request) =>
    Object.assign(desk.faults, request.body),
  );

  app.post<{ Params: { outTradeNo: string }; Body: Falsified | null }>(
    `${base}/pay/:outTradeNo`,
    { schema: { body: paymentSchema } },
    async (request, reply) => {
      const { outTradeNo } = request.params;
      const offer = [...desk.book.offers.values()].findLast((entry) => entry.outTradeNo === outTradeNo);
      if (!offer) return reply.code(404).send({ error: `nobody asked for payment ${outTradeNo}` });
      const trade = await openTrade(desk, offer);
      if (trade?.status !== 'waiting') {
        return reply
          .code(409)
          .send({ error: `${outTradeNo} cannot be paid: ${trade?.status ?? 'its time is over'}` });
      }
      await payTrade(desk, trade, request.body ?? {});
      return { outTradeNo, tradeNo: trade.tradeNo, amount: trade.amount, status: trade.status };
    },
  );
}
