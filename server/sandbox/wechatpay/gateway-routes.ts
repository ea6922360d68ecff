import { isDay } from '@portal/shared/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { movementsOf } from '../desk/bill.ts';
import type { Desk } from '../desk/desk.ts';
import { sendAnswer } from '../desk/gateway-answer.ts';
import { TradeRefusal } from '../desk/trades.ts';
import { writeBill } from './bill.ts';
import { CALLS, type Call, type Called } from './calls.ts';
import { readContent } from './content.ts';
import { REASONS, Refusal } from './refusal.ts';
import { requireGenuine, signedHeaders } from './signing.ts';

/** The API: every request is signed by the merchant, every answer by WeChat Pay. */
export function registerGateway(app: FastifyInstance, desk: Desk): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, String(body)),
  );
  for (const [method, url, call] of CALLS)
    app.route({ method, url, handler: (request, reply) => answerCall(desk, call, request, reply) });
  app.get<{ Querystring: { token?: string } }>('/v3/billdownload/file', (request, reply) =>
    answerBill(desk, request, reply),
  );
}

const requireSigned = ({ keys }: Desk, request: FastifyRequest): void =>
  requireGenuine(
    {
      method: request.method,
      target: request.url,
      body: bodyOf(request),
      authorization: request.headers.authorization,
    },
    keys,
  );

const bodyOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '');

interface Outcome {
  readonly status: number;
  readonly text: string;
}

const refusalOutcome = (error: unknown): Outcome => {
  const known = error instanceof TradeRefusal ? new Refusal(...REASONS[error.reason]) : error;
  if (!(known instanceof Refusal)) throw error;
  const { status, code, message } = known;
  return { status, text: JSON.stringify({ code, message }) };
};

async function run(desk: Desk, call: Call, request: FastifyRequest): Promise<Outcome> {
  try {
    requireSigned(desk, request);
    const { params, query } = request as Pick<Called, 'params' | 'query'>;
    const answer = await call(desk, { params, query, content: readContent(bodyOf(request)) });
    return answer ? { status: 200, text: JSON.stringify(answer) } : { status: 204, text: '' };
  } catch (error) {
    return refusalOutcome(error);
  }
}

async function answerCall(desk: Desk, call: Call, request: FastifyRequest, reply: FastifyReply) {
  const { status, text } = await run(desk, call, request);
  reply.code(status).headers(signedHeaders(desk.keys, text, desk.faults.answer === 'badSign'));
  if (text) reply.type('application/json; charset=utf-8');
  return sendAnswer(desk.faults, request, reply, text);
}

/** The bill itself is not signed: its digest was, in the answer that led here. */
async function answerBill(
  desk: Desk,
  request: FastifyRequest<{ Querystring: { token?: string } }>,
  reply: FastifyReply,
) {
  try {
    requireSigned(desk, request);
    const { token: day = '' } = request.query;
    if (!isDay(day)) throw new Refusal(400, 'PARAM_ERROR', '参数错误：token');
    return sendAnswer(desk.faults, request, reply.type('text/csv'), writeBill(movementsOf(desk.book, day)));
  } catch (error) {
    const { status, text } = refusalOutcome(error);
    return reply.code(status).type('application/json; charset=utf-8').send(text);
  }
}
