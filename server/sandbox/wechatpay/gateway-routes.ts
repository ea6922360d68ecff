import { isDay } from '@portal/shared/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loadWechatpaySandboxKeys } from '#src/sales/payments/index.ts';
import { billLinesOf } from '../gateway/bill.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { sendAnswer } from '../gateway/gateway-answer.ts';
import { openGateway, type SandboxOptions } from '../gateway/open-gateway.ts';
import { TradeRefusal } from '../gateway/trade-rules.ts';
import { writeBill } from './bill.ts';
import { CALLS, type Call, type Called } from './calls.ts';
import { readContent } from './content.ts';
import { wechatpayProtocol } from './protocol.ts';
import { REASONS, Refusal } from './refusal.ts';
import { requireGenuine, signedHeaders } from './signing.ts';

/** WeChat Pay's room of the sandbox: gateway, the page a phone sees after scanning, bills, switches. */
export async function registerWechatpay(app: FastifyInstance, options: SandboxOptions): Promise<void> {
  const keys = await loadWechatpaySandboxKeys(options.dataDir);
  const gateway = await openGateway(app, options, keys, wechatpayProtocol(keys));
  app.register(async (outside) => registerApi(outside, gateway));
}

/** The API: every request is signed by the merchant, every answer by WeChat Pay. */
function registerApi(app: FastifyInstance, gateway: Gateway): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, String(body)),
  );
  for (const [method, url, call] of CALLS)
    app.route({ method, url, handler: (request, reply) => answerCall(gateway, call, request, reply) });
  app.get<{ Querystring: { token?: string } }>('/v3/billdownload/file', (request, reply) =>
    answerBill(gateway, request, reply),
  );
}

const requireSigned = ({ keys }: Gateway, request: FastifyRequest): void =>
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

async function run(gateway: Gateway, call: Call, request: FastifyRequest): Promise<Outcome> {
  try {
    requireSigned(gateway, request);
    const { params, query } = request as Pick<Called, 'params' | 'query'>;
    const answer = await call(gateway, { params, query, content: readContent(bodyOf(request)) });
    return answer ? { status: 200, text: JSON.stringify(answer) } : { status: 204, text: '' };
  } catch (error) {
    return refusalOutcome(error);
  }
}

async function answerCall(gateway: Gateway, call: Call, request: FastifyRequest, reply: FastifyReply) {
  const { status, text } = await run(gateway, call, request);
  reply.code(status).headers(signedHeaders(gateway.keys, text, gateway.faults.answer === 'badSign'));
  if (text) reply.type('application/json; charset=utf-8');
  return sendAnswer(gateway.faults, request, reply, text);
}

/** The bill itself is not signed: its digest was, in the answer that led here. */
async function answerBill(
  gateway: Gateway,
  request: FastifyRequest<{ Querystring: { token?: string } }>,
  reply: FastifyReply,
) {
  try {
    requireSigned(gateway, request);
    const { token: day = '' } = request.query;
    if (!isDay(day)) throw new Refusal(400, 'PARAM_ERROR', '参数错误：token');
    return sendAnswer(
      gateway.faults,
      request,
      reply.type('text/csv'),
      writeBill(billLinesOf(gateway.store, day)),
    );
  } catch (error) {
    const { status, text } = refusalOutcome(error);
    return reply.code(status).type('application/json; charset=utf-8').send(text);
  }
}
