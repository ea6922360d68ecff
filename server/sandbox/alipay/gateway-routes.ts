import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from './cashier-routes.ts';
import { type Desk, makeOffer } from './desk.ts';
import { METHODS, type Params, readOffer } from './methods.ts';
import { FORGERS_KEY } from './notifier.ts';
import { Refusal } from './refusal.ts';
import { readContent, requireGenuine } from './request.ts';
import { signText } from './signing.ts';

const PAGE_PAY = 'alipay.trade.page.pay';

/** The open platform's one address: calls are answered signed, a page payment leads to the cashier. */
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
    if (!(error instanceof Refusal)) throw error;
    return sendRefusal(request, reply, error);
  }
}

async function answerCall(desk: Desk, params: Params, request: FastifyRequest, reply: FastifyReply) {
  const outcome = await run(desk, params).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    const msg = error.code === '40004' ? 'Business Failed' : 'Invalid Arguments';
    return { code: error.code, msg, sub_code: error.subCode, sub_msg: error.message };
  });
  const key = METHODS.has(params.method ?? '')
    ? `${params.method?.replaceAll('.', '_')}_response`
    : 'error_response';
  return sendAnswer(desk, key, outcome, request, reply);
}

async function run(desk: Desk, params: Params): Promise<Record<string, string>> {
  const method = METHODS.get(params.method ?? '');
  if (!method) throw new Refusal('isv.invalid-method', '不存在的方法名', '40002');
  requireGenuine(params, desk.keys['merchant-public.pem']);
  return { code: '10000', msg: 'Success', ...(await method(desk, readContent(params), params)) };
}

/** Signs over the raw JSON and sends it, or spoils the answer as told; the work behind it is done either way. */
function sendAnswer(
  desk: Desk,
  key: string,
  outcome: Record<string, string>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const raw = JSON.stringify(outcome).replaceAll('/', '\\/');
  const signer = desk.faults.answer === 'badSign' ? FORGERS_KEY : 'gateway-private.pem';
  const text = `{"${key}":${raw},"sign":"${signText(raw, desk.keys[signer])}"}`;
  reply.header('content-type', 'text/html; charset=utf-8');
  switch (desk.faults.answer) {
    case 'hang':
      return reply.hijack();
    case 'reset':
      request.raw.socket.resetAndDestroy();
      return reply.hijack();
    case '500':
      return reply.code(500).send('<h1>500 Internal Server Error</h1>');
    case 'truncate':
      return reply.send(text.slice(0, text.length / 2));
    default:
      return reply.send(text);
  }
}
