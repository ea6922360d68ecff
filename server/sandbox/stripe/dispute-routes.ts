import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../gateway/gateway.ts';
import { describeDispute } from './objects.ts';
import { eventOf, newId } from './protocol.ts';

const schema = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: { reason: { enum: ['fraudulent', 'product_not_received', 'duplicate'] } },
} as const;

interface Dispute {
  Params: { paymentNo: string };
  Body: { readonly reason?: string } | null;
}

/** A switch for tests and demos: the buyer's bank disputes a payment. */
export function registerDisputes(app: FastifyInstance, gateway: Gateway): void {
  app.post<Dispute>(
    '/control/stripe/dispute/:paymentNo',
    { schema: { body: schema } },
    async ({ params: { paymentNo }, body }, reply) => {
      const trade = [...gateway.store.trades.values()].findLast(
        ({ details, paidAt }) => details?.paymentNo === paymentNo && paidAt !== undefined,
      );
      if (!trade) return reply.code(404).send({ error: `no paid payment ${paymentNo}` });
      const dispute = describeDispute(trade, newId('dp'), body?.reason ?? 'fraudulent');
      gateway.notifier.announce(trade.notifyUrl, eventOf('charge.dispute.created', dispute));
      await gateway.store.save();
      return { id: dispute.id };
    },
  );
}
