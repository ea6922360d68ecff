import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Markup } from '../html.ts';
import type { Offer, Trade } from './book.ts';
import { renderDocument, renderLeft, renderPaid, renderPayment, renderStop } from './cashier-page.ts';
import { textsFor } from './cashier-texts.ts';
import { type Desk, openTrade, payTrade } from './desk.ts';
import { Refusal } from './refusal.ts';
import { signedReturn } from './return-address.ts';

interface ByToken {
  Params: { token: string };
}

/** The cashier: what a phone sees after scanning, and where a page payment leads. */
export function registerCashier(app: FastifyInstance, desk: Desk): void {
  app.get<ByToken>('/alipay/scan/:token', (request, reply) => show(desk, request, reply));
  app.get<ByToken>('/alipay/cashier/:token', (request, reply) => show(desk, request, reply));
  app.post<ByToken>('/alipay/cashier/:token/pay', (request, reply) => pay(desk, request, reply));
  app.post<ByToken>('/alipay/cashier/:token/give-up', (request, reply) => giveUp(desk, request, reply));
}

type Request = FastifyRequest<ByToken>;

async function show(desk: Desk, request: Request, reply: FastifyReply) {
  const found = await findPayment(desk, request, reply);
  if (!found) return reply;
  const { offer, trade } = found;
  const texts = textsFor(request.headers['accept-language']);
  if (trade?.paidAt !== undefined)
    return send(request, reply, 200, renderPaid(texts, trade, backTo(desk, found)));
  if (trade?.status === 'WAIT_BUYER_PAY') {
    return send(request, reply, 200, renderPayment(texts, offer, trade, Date.now()));
  }
  return send(request, reply, 410, renderStop(texts, texts.overTitle, texts.overText, offer.returnUrl));
}

async function pay(desk: Desk, request: Request, reply: FastifyReply) {
  const found = await findPayment(desk, request, reply);
  if (!found) return reply;
  const { offer, trade } = found;
  if (trade?.status === 'WAIT_BUYER_PAY') await payTrade(desk, trade);
  const back = trade?.paidAt === undefined ? undefined : backTo(desk, found);
  return reply.redirect(back ?? `/alipay/cashier/${offer.token}`, 303);
}

async function giveUp(desk: Desk, request: Request, reply: FastifyReply) {
  const found = await findPayment(desk, request, reply);
  if (!found) return reply;
  if (found.trade?.status !== 'WAIT_BUYER_PAY')
    return reply.redirect(`/alipay/cashier/${found.offer.token}`, 303);
  return send(request, reply, 200, renderLeft(textsFor(request.headers['accept-language']), found.offer));
}

interface Found {
  readonly offer: Offer;
  readonly trade: Trade | undefined;
}

/** The payment behind the address; when there is none, the reply says so and nothing is returned. */
async function findPayment(desk: Desk, request: Request, reply: FastifyReply): Promise<Found | undefined> {
  const offer = desk.book.offers.get(request.params.token);
  const texts = textsFor(request.headers['accept-language']);
  if (!offer) {
    send(request, reply, 404, renderStop(texts, texts.unknownTitle, texts.unknownText));
    return undefined;
  }
  try {
    return { offer, trade: await openTrade(desk.book, offer) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    sendRefusal(request, reply, error);
    return undefined;
  }
}

const backTo = (desk: Desk, { offer, trade }: Found) =>
  offer.returnUrl && trade ? signedReturn(desk, offer.returnUrl, trade) : undefined;

/** Shows the gateway's refusal as a page. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  const texts = textsFor(request.headers['accept-language']);
  const body = renderStop(texts, texts.refusedTitle, `${refusal.subCode} ${refusal.message}`);
  return send(request, reply, 400, body);
}

function send(request: FastifyRequest, reply: FastifyReply, status: number, body: Markup) {
  const nonce = randomBytes(12).toString('base64');
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'accept-language',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'`,
    })
    .send(renderDocument(textsFor(request.headers['accept-language']), nonce, body));
}
