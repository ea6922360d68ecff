import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Markup } from '../html.ts';
import { renderDocument, renderLeft, renderPaid, renderPayment, renderStop } from './cashier-page.ts';
import { type CashierTexts, textsFor } from './cashier-texts.ts';
import { type Gateway, openTrade, payTrade } from './gateway.ts';
import { TradeRefusal } from './trade-rules.ts';
import type { Offer, Trade } from './trade-store.ts';

interface ByToken {
  Params: { token: string };
}

/** The cashier: the page after scanning a code, and the target of a page payment. */
export function registerCashier(app: FastifyInstance, gateway: Gateway): void {
  const { name } = gateway.protocol;
  // A browser's buttons send an empty form.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, undefined),
  );
  app.get<ByToken>(`/${name}/scan/:token`, (request, reply) => show(gateway, request, reply));
  app.get<ByToken>(`/${name}/cashier/:token`, (request, reply) => show(gateway, request, reply));
  app.post<ByToken>(`/${name}/cashier/:token/pay`, (request, reply) => pay(gateway, request, reply));
  app.post<ByToken>(`/${name}/cashier/:token/give-up`, (request, reply) => giveUp(gateway, request, reply));
}

type Request = FastifyRequest<ByToken>;

const addressOf = ({ protocol }: Gateway, { token }: Offer): string => `/${protocol.name}/cashier/${token}`;

const textsOf = ({ protocol }: Gateway, request: FastifyRequest): CashierTexts =>
  textsFor(request.headers['accept-language'], protocol.brand);

async function show(gateway: Gateway, request: Request, reply: FastifyReply) {
  const found = await findPayment(gateway, request, reply);
  if (!found) return reply;
  const { offer, trade } = found;
  const texts = textsOf(gateway, request);
  if (trade?.paidAt !== undefined)
    return sendPage(texts, reply, 200, renderPaid(texts, trade, backTo(gateway, found)));
  if (trade?.status === 'waiting')
    return sendPage(texts, reply, 200, renderPayment(texts, addressOf(gateway, offer), trade, Date.now()));
  return sendPage(texts, reply, 410, renderStop(texts, texts.overTitle, texts.overText, offer.returnUrl));
}

async function pay(gateway: Gateway, request: Request, reply: FastifyReply) {
  const found = await findPayment(gateway, request, reply);
  if (!found) return reply;
  const { offer, trade } = found;
  if (trade?.status === 'waiting') await payTrade(gateway, trade);
  const back = trade?.paidAt === undefined ? undefined : backTo(gateway, found);
  return reply.redirect(back ?? addressOf(gateway, offer), 303);
}

async function giveUp(gateway: Gateway, request: Request, reply: FastifyReply) {
  const found = await findPayment(gateway, request, reply);
  if (!found) return reply;
  const address = addressOf(gateway, found.offer);
  if (found.trade?.status !== 'waiting') return reply.redirect(address, 303);
  const texts = textsOf(gateway, request);
  return sendPage(texts, reply, 200, renderLeft(texts, address, found.offer.returnUrl));
}

interface Found {
  readonly offer: Offer;
  readonly trade: Trade | undefined;
}

/** The payment of the URL; when there is none, sends an error page and returns undefined. */
async function findPayment(
  gateway: Gateway,
  request: Request,
  reply: FastifyReply,
): Promise<Found | undefined> {
  const offer = gateway.store.offers.get(request.params.token);
  const texts = textsOf(gateway, request);
  if (!offer) {
    sendPage(texts, reply, 404, renderStop(texts, texts.unknownTitle, texts.unknownText));
    return undefined;
  }
  try {
    return { offer, trade: await openTrade(gateway, offer) };
  } catch (error) {
    if (!(error instanceof TradeRefusal)) throw error;
    sendRefusal(gateway, request, reply, gateway.protocol.explain(error.reason));
    return undefined;
  }
}

const backTo = ({ protocol }: Gateway, { offer, trade }: Found) =>
  offer.returnUrl && trade ? protocol.returnTo(trade, offer.returnUrl) : undefined;

/** Renders the gateway's refusal as a page. */
export function sendRefusal(gateway: Gateway, request: FastifyRequest, reply: FastifyReply, words: string) {
  const texts = textsOf(gateway, request);
  return sendPage(texts, reply, 400, renderStop(texts, texts.refusedTitle, words));
}

/** Sends a page that runs its own style and script only. */
export function sendPage(texts: CashierTexts, reply: FastifyReply, status: number, body: Markup) {
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
    .send(renderDocument(texts, nonce, body));
}
