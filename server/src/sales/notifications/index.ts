export { enqueueBalanceReminders, enqueueTripReminders } from './enqueue-reminders.ts';
export { enqueueSeatOffers } from './enqueue-seat-offers.ts';
export { measureNotifications } from './notification-backlog.ts';
export {
  enqueueNotifications,
  findNotifiableOrders,
  type NotifiableOrder,
} from './notification-outbox.ts';
export { deleteOldNotifications } from './notification-repository.ts';
export { notifyMembers } from './notify-members.ts';
export { orderPath } from './order-path.ts';
export { type NotificationDeps, sendNotifications } from './send-notifications.ts';
