import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { billLinesOf } from '../gateway/bill.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { writeBill } from './bill.ts';

const LINK_LIFE = 30_000;

const sign = ({ keys }: Gateway, day: string, until: string): string =>
  createHmac('sha256', keys['gateway-private.pem']).update(`${day} ${until}`).digest('base64url');

/** The URL of a day's bill, valid for 30 s. */
export function billAddress(gateway: Gateway, day: string): string {
  const until = String(Date.now() + LINK_LIFE);
  return `${gateway.origin()}/alipay/bill/${day}?${new URLSearchParams({ until, sign: sign(gateway, day, until) })}`;
}

const isGenuine = (gateway: Gateway, day: string, { until = '', sign: given = '' }: Query): boolean => {
  const [expected, got] = [Buffer.from(sign(gateway, day, until)), Buffer.from(given)];
  return expected.length === got.length && timingSafeEqual(expected, got) && Date.now() < Number(until);
};

interface Query {
  readonly until?: string;
  readonly sign?: string;
}

/** Serves bills to clients that have their URL. */
export function registerBills(app: FastifyInstance, gateway: Gateway): void {
  app.get<{ Params: { day: string }; Querystring: Query }>('/alipay/bill/:day', (request, reply) => {
    const { day } = request.params;
    if (!isGenuine(gateway, day, request.query))
      return reply.code(403).send({ error: 'this address is over' });
    return reply.type('application/zip').send(writeBill(billLinesOf(gateway.store, day), day));
  });
}
