import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FORGERS_KEY } from '#src/platform/sandbox-accounts/index.ts';
import { sendRefusal } from '../desk/cashier-routes.ts';
import { type Desk, makeOffer } from '../desk/desk.ts';
import { sendAnswer } from '../desk/gateway-answer.ts';
import { TradeRefusal } from '../desk/trades.ts';
import { METHODS, type Params, readOffer } from './methods.ts';
import { Refusal } from './refusal.ts';
import { readContent, requireGenuine } from './request.ts';
import { signText } from './signing.ts';
import { REASONS } from './words.ts';

const PAGE_PAY = 'alipay.trade.page.pay';

/** Alipay's single endpoint: API responses are signed, a page payment redirects to the cashier. */
export function registerGateway(app: FastifyInstance, desk: Desk): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const params = { ...(request.query as Params), ...(request.body as Params | undefined) };
    return params.method === PAGE_PAY
      ? openPage(desk, params, request, reply)
      : answerCall(desk, params, request, reply);
  };
  app.get('/gateway.do', answer);
  app.post('/gateway.do', answer);
}

async function openPage(desk: Desk, params: Params, request: FastifyRequest, reply: FastifyReply) {
  try {
    requireGenuine(params, desk.keys['merchant-public.pem']);
    const content = readContent(params);
    if (content.product_code !== 'FAST_INSTANT_TRADE_PAY') {
      throw new Refusal('ACQ.INVALID_PARAMETER', '参数无效：product_code');
    }
    const offer = await makeOffer(desk.book, readOffer('page', content, params));
    return reply.redirect(`/alipay/cashier/${offer.token}`, 302);
  } catch (error) {
    const { subCode, message } = asRefusal(error);
    return sendRefusal(desk, request, reply, `${subCode} ${message}`);
  }
}

async function answerCall(desk: Desk, params: Params, request: FastifyRequest, reply: FastifyReply) {
  const outcome = await run(desk, params).catch((error: unknown) => {
    const { code, subCode, message } = asRefusal(error);
    const msg = code === '40004' ? 'Business Failed' : 'Invalid Arguments';
    return { code, msg, sub_code: subCode, sub_msg: message };
  });
  const key = METHODS.has(params.method ?? '')
    ? `${params.method?.replaceAll('.', '_')}_response`
    : 'error_response';
  const text = signAnswer(desk, key, outcome);
  reply.header('content-type', 'text/html; charset=utf-8');
  return sendAnswer(desk.faults, request, reply, text);
}

/** Refusals of the gateway; other errors are rethrown. */
function asRefusal(error: unknown): Refusal {
  if (error instanceof TradeRefusal) return new Refusal(...REASONS[error.reason]);
  if (error instanceof Refusal) return error;
  throw error;
}

async function run(desk: Desk, params: Params): Promise<Record<string, string>> {
  const method = METHODS.get(params.method ?? '');
  if (!method) throw new Refusal('isv.invalid-method', '不存在的方法名', '40002');
  requireGenuine(params, desk.keys['merchant-public.pem']);
  return { code: '10000', msg: 'Success', ...(await method(desk, readContent(params), params)) };
}

/** Signs the raw JSON of a response. */
function signAnswer({ faults, keys }: Desk, key: string, outcome: Record<string, string>): string {
  const raw = JSON.stringify(outcome).replaceAll('/', '\\/');
  const signer = faults.answer === 'badSign' ? FORGERS_KEY : 'gateway-private.pem';
  return `{"${key}":${raw},"sign":"${signText(raw, keys[signer])}"}`;
}
