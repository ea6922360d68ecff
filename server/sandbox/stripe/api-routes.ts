import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { stripeSecretKeyOf } from '#src/sales/payments/index.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { sendAnswer } from '../gateway/gateway-answer.ts';
import { TradeRefusal } from '../gateway/trade-rules.ts';
import { CALLS, type Call, type Called } from './calls.ts';
import type { Content } from './content.ts';
import { createIdempotency, type Outcome } from './idempotency.ts';
import { REASONS, Refusal } from './refusal.ts';

/** The API: forms and queries in, JSON out, with a secret key. */
export function registerApi(app: FastifyInstance, gateway: Gateway): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, String(body)),
  );
  const once = createIdempotency();
  const answer = async (call: Call, request: FastifyRequest, reply: FastifyReply) => {
    const { status, text } = await run(gateway, call, request, once).catch(refusalOutcome);
    reply.code(status).type('application/json; charset=utf-8');
    return sendAnswer(gateway.faults, request, reply, text);
  };
  for (const [method, url, call] of CALLS)
    app.route({ method, url, handler: (request, reply) => answer(call, request, reply) });
}

const formOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '');

const contentOf = (request: FastifyRequest): Content =>
  request.method === 'GET'
    ? (request.query as Content)
    : Object.fromEntries(new URLSearchParams(formOf(request)));

async function run(
  gateway: Gateway,
  call: Call,
  request: FastifyRequest,
  once: ReturnType<typeof createIdempotency>,
): Promise<Outcome> {
  const { authorization, 'idempotency-key': key } = request.headers;
  if (authorization !== `Bearer ${stripeSecretKeyOf(gateway.keys)}`)
    throw new Refusal(401, undefined, 'Invalid API Key provided.');
  const { params } = request as Pick<Called, 'params'>;
  const execute = (): Promise<Outcome> =>
    call(gateway, { params, content: contentOf(request) })
      .then((found) => ({ status: 200, text: JSON.stringify(found) }))
      .catch(refusalOutcome);
  return typeof key === 'string' ? once(key, `${request.url} ${formOf(request)}`, execute) : execute();
}

function refusalOutcome(error: unknown): Outcome {
  const known = error instanceof TradeRefusal ? new Refusal(...REASONS[error.reason]) : error;
  if (!(known instanceof Refusal)) throw error;
  const { status, code, message, type } = known;
  return { status, text: JSON.stringify({ error: { type, code, message } }) };
}
