import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { movementsOf } from '../desk/bill.ts';
import type { Desk } from '../desk/desk.ts';
import { writeBill } from './bill.ts';

const LINK_LIFE = 30_000;

const sign = ({ keys }: Desk, day: string, until: string): string =>
  createHmac('sha256', keys['gateway-private.pem']).update(`${day} ${until}`).digest('base64url');

/** The URL of a day's bill, valid for 30 s. */
export function billAddress(desk: Desk, day: string): string {
  const until = String(Date.now() + LINK_LIFE);
  return `${desk.origin()}/alipay/bill/${day}?${new URLSearchParams({ until, sign: sign(desk, day, until) })}`;
}

const isGenuine = (desk: Desk, day: string, { until = '', sign: given = '' }: Query): boolean => {
  const [expected, got] = [Buffer.from(sign(desk, day, until)), Buffer.from(given)];
  return expected.length === got.length && timingSafeEqual(expected, got) && Date.now() < Number(until);
};

interface Query {
  readonly until?: string;
  readonly sign?: string;
}

/** Serves bills to clients that have their URL. */
export function registerBills(app: FastifyInstance, desk: Desk): void {
  app.get<{ Params: { day: string }; Querystring: Query }>('/alipay/bill/:day', (request, reply) => {
    const { day } = request.params;
    if (!isGenuine(desk, day, request.query)) return reply.code(403).send({ error: 'this address is over' });
    return reply.type('application/zip').send(writeBill(movementsOf(desk.book, day), day));
  });
}
