import type { NewMessage } from '#src/identity/messages/index.ts';
import type { Db, NotificationFacts, waitlistEntries } from '#src/platform/database/index.ts';
import { channelsOf } from './notification-events.ts';
import { enqueue, type NewNotification, textOf } from './notification-outbox.ts';
import { waitlistPath } from './order-path.ts';
import { renderMessage } from './render-notification.ts';

/** An offer of seats on a departure to a member on its waiting list. */
interface SeatOfferNotice {
  readonly entry: Pick<
    typeof waitlistEntries.$inferSelect,
    'id' | 'userId' | 'adults' | 'children' | 'offerUntil' | 'language'
  >;
  readonly member: { readonly name: string; readonly mobile: string | null; readonly email: string | null };
  readonly title: NotificationFacts['title'];
  readonly day: string;
}

const seatOfferFacts = ({ entry, member, title, day }: SeatOfferNotice): NotificationFacts => ({
  ...{ kind: 'tour', title, name: member.name, amount: 0, day },
  people: entry.adults + entry.children,
  expiresAt: entry.offerUntil?.toISOString(),
});

const seatOfferMessage = (offer: SeatOfferNotice): NewMessage => {
  const facts = seatOfferFacts(offer);
  return {
    ...{ userId: offer.entry.userId, category: 'order' },
    source: `waitlist ${offer.entry.id} offerSeats`,
    ...renderMessage('offerSeats', { zh: facts, en: facts }),
    path: waitlistPath,
  };
};

const seatOfferNotifications = (offer: SeatOfferNotice): NewNotification[] => {
  const { entry, member } = offer;
  const facts = seatOfferFacts(offer);
  return channelsOf('offerSeats').flatMap((channel) => {
    const recipient = textOf(channel === 'mail' ? member.email : member.mobile);
    const { id: entryId, userId, language } = entry;
    return recipient ? { entryId, userId, event: 'offerSeats', channel, recipient, language, facts } : [];
  });
};

/** Enqueues the notifications of offers in the transaction that makes them, to the contacts of the account. */
export const enqueueSeatOffers = async (tx: Db, offers: readonly SeatOfferNotice[]): Promise<void> => {
  await enqueue(tx, offers.flatMap(seatOfferNotifications), offers.map(seatOfferMessage));
};
