export {
  enqueueBalanceReminders,
  enqueueNotifications,
  enqueueSeatOffers,
  enqueueTripReminders,
  findNotifiableOrders,
  type NotifiableOrder,
} from './notification-outbox.ts';
export { deleteOldNotifications } from './notification-repository.ts';
export { orderPath } from './order-path.ts';
export { type NotificationDeps, sendNotifications } from './send-notifications.ts';
