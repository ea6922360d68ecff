export { forgetOldNotices } from './notice-repository.ts';
export { orderAddress } from './order-address.ts';
export { type Buyer, enqueueNotifications, findBuyers } from './outbox.ts';
export { type NoticeDeps, sendNotices } from './send-notices.ts';
