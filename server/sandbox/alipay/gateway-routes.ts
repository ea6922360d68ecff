import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FORGERS_KEY } from '#src/platform/sandbox-accounts/index.ts';
import { sendRefusal } from '../gateway/cashier-routes.ts';
import { type Gateway, makeOffer } from '../gateway/gateway.ts';
import { sendAnswer } from '../gateway/gateway-answer.ts';
import { TradeRefusal } from '../gateway/trade-rules.ts';
import { METHODS, type Params, readOffer } from './methods.ts';
import { Refusal } from './refusal.ts';
import { readContent, requireGenuine } from './request.ts';
import { signText } from './signing.ts';
import { REASONS } from './words.ts';

const PAGE_PAY = 'alipay.trade.page.pay';

/** Alipay's single endpoint: API responses are signed, a page payment redirects to the cashier. */
export function registerApi(app: FastifyInstance, gateway: Gateway): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const params = { ...(request.query as Params), ...(request.body as Params | undefined) };
    return params.method === PAGE_PAY
      ? openPage(gateway, params, request, reply)
      : answerCall(gateway, params, request, reply);
  };
  app.get('/gateway.do', answer);
  app.post('/gateway.do', answer);
}

async function openPage(gateway: Gateway, params: Params, request: FastifyRequest, reply: FastifyReply) {
  try {
    requireGenuine(params, gateway.keys['merchant-public.pem']);
    const content = readContent(params);
    if (content.product_code !== 'FAST_INSTANT_TRADE_PAY') {
      throw new Refusal('ACQ.INVALID_PARAMETER', '参数无效：product_code');
    }
    const offer = await makeOffer(gateway.store, readOffer('page', content, params));
    return reply.redirect(`/alipay/cashier/${offer.token}`, 302);
  } catch (error) {
    const { subCode, message } = asRefusal(error);
    return sendRefusal(gateway, request, reply, `${subCode} ${message}`);
  }
}

async function answerCall(gateway: Gateway, params: Params, request: FastifyRequest, reply: FastifyReply) {
  const outcome = await run(gateway, params).catch((error: unknown) => {
    const { code, subCode, message } = asRefusal(error);
    const msg = code === '40004' ? 'Business Failed' : 'Invalid Arguments';
    return { code, msg, sub_code: subCode, sub_msg: message };
  });
  const key = METHODS.has(params.method ?? '')
    ? `${params.method?.replaceAll('.', '_')}_response`
    : 'error_response';
  const text = signAnswer(gateway, key, outcome);
  reply.header('content-type', 'text/html; charset=utf-8');
  return sendAnswer(gateway.faults, request, reply, text);
}

/** Refusals of the gateway; other errors are rethrown. */
function asRefusal(error: unknown): Refusal {
  if (error instanceof TradeRefusal) return new Refusal(...REASONS[error.reason]);
  if (error instanceof Refusal) return error;
  throw error;
}

async function run(gateway: Gateway, params: Params): Promise<Record<string, string>> {
  const method = METHODS.get(params.method ?? '');
  if (!method) throw new Refusal('isv.invalid-method', '不存在的方法名', '40002');
  requireGenuine(params, gateway.keys['merchant-public.pem']);
  return { code: '10000', msg: 'Success', ...(await method(gateway, readContent(params), params)) };
}

/** Signs the raw JSON of a response. */
function signAnswer({ faults, keys }: Gateway, key: string, outcome: Record<string, string>): string {
  const raw = JSON.stringify(outcome).replaceAll('/', '\\/');
  const signer = faults.answer === 'badSign' ? FORGERS_KEY : 'gateway-private.pem';
  return `{"${key}":${raw},"sign":"${signText(raw, keys[signer])}"}`;
}
