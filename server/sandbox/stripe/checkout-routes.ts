import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderPaid, renderStop } from '../gateway/cashier-page.ts';
import { sendPage } from '../gateway/cashier-routes.ts';
import { type Gateway, openTrade, payTrade } from '../gateway/gateway.ts';
import type { Offer, Trade } from '../gateway/trade-store.ts';
import { type Addresses, CARDS, renderBank, renderCheckout } from './checkout-page.ts';
import { type CheckoutTexts, checkoutTexts } from './checkout-texts.ts';

interface ByToken {
  Params: { token: string };
  Body: Readonly<Record<string, string>> | undefined;
}

/** A session of the URL, as a page needs it. */
interface Session {
  readonly gateway: Gateway;
  readonly offer: Offer;
  readonly trade: Trade | undefined;
  readonly texts: CheckoutTexts;
  readonly addresses: Addresses;
}

type Handler = (session: Session, form: Readonly<Record<string, string>>, reply: FastifyReply) => unknown;

/** The hosted page of a Checkout Session. */
export function registerCheckout(app: FastifyInstance, gateway: Gateway): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const base = '/stripe/checkout/:token';
  const handle = (handler: Handler) => async (request: FastifyRequest<ByToken>, reply: FastifyReply) => {
    const session = await findSession(gateway, request);
    if (session) return handler(session, request.body ?? {}, reply);
    const texts = checkoutTexts('auto', request.headers['accept-language'], gateway.protocol.brand);
    return sendPage(texts, reply, 404, renderStop(texts, texts.unknownTitle, texts.unknownText));
  };
  app.get<ByToken>(base, handle(show));
  app.post<ByToken>(`${base}/pay`, handle(pay));
  app.post<ByToken>(`${base}/bank`, handle(answerBank));
}

async function findSession(gateway: Gateway, request: FastifyRequest<ByToken>): Promise<Session | undefined> {
  const { token } = request.params;
  const offer = gateway.store.offers.get(token);
  if (!offer) return undefined;
  const { locale = 'auto', cancelUrl: cancel = '' } = offer.details ?? {};
  const texts = checkoutTexts(locale, request.headers['accept-language'], gateway.protocol.brand);
  const addresses = { page: `/stripe/checkout/${token}`, cancel };
  return { gateway, offer, trade: await openTrade(gateway, offer), texts, addresses };
}

const show: Handler = (session, _form, reply) => showPage(session, reply, false);

function showPage({ offer, trade, texts, addresses }: Session, reply: FastifyReply, isRefused: boolean) {
  if (trade?.paidAt !== undefined)
    return sendPage(texts, reply, 200, renderPaid(texts, trade, offer.returnUrl));
  if (trade?.status !== 'waiting')
    return sendPage(texts, reply, 410, renderStop(texts, texts.overTitle, texts.overText, addresses.cancel));
  const page = renderCheckout(texts, addresses, trade, { now: Date.now(), isRefused });
  return sendPage(texts, reply, isRefused ? 402 : 200, page);
}

/** Takes the money of a waiting session and sends the buyer back. */
async function succeed({ gateway, offer, trade, addresses }: Session, reply: FastifyReply) {
  if (trade?.status === 'waiting') await payTrade(gateway, trade);
  const back = trade?.paidAt === undefined ? undefined : offer.returnUrl;
  return reply.redirect(back ?? addresses.page, 303);
}

const pay: Handler = (session, { card = '' }, reply) => {
  const { trade, texts, addresses } = session;
  const effect = Object.hasOwn(CARDS, card) ? CARDS[card as keyof typeof CARDS] : 'declined';
  if (trade?.status !== 'waiting' || effect === 'declined') return showPage(session, reply, true);
  if (effect === 'asks') return sendPage(texts, reply, 200, renderBank(texts, addresses, trade));
  return succeed(session, reply);
};

const answerBank: Handler = (session, { answer }, reply) =>
  answer === 'confirm' ? succeed(session, reply) : showPage(session, reply, true);
