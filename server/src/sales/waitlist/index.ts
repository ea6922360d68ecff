export { deleteOldEntries } from './entry-repository.ts';
export { eraseEntries } from './own-waitlist.ts';
export { findOffer, redeemOffer, type SeatOffer } from './seat-offer.ts';
export { serveWaitlists } from './serve-waitlists.ts';
export { registerWaitlist } from './waitlist-routes.ts';
