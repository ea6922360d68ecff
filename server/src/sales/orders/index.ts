export { listDueBalances, listMissedBalances, lockMissedBalance } from './balance-repository.ts';
export {
  type ChangeRecord,
  countChanges,
  endChange,
  findChange,
  findLatestDateChange,
  findPendingChange,
  findPendingRemoval,
  insertChange,
  lockExpiredChanges,
} from './change-repository.ts';
export { type FulfilmentRecord, findFulfilment } from './fulfilment-repository.ts';
export { extraSoldOut, priceChanged, soldOut, tooManyUnpaid } from './order-errors.ts';
export { hadStepBefore, listOrderEvents, type OrderEvent, recordOrderEvents } from './order-events.ts';
export { isTooFast, orderPace, tooFast } from './order-pace.ts';
export {
  activeOrders,
  finalOrders,
  isOrderInScope,
  orderInScope,
  recentlyChanged,
  withDueBalance,
  withOpenBalance,
} from './order-predicates.ts';
export {
  closeUnpaidOrders,
  findOrder,
  findOrderByNumber,
  findOwnOrder,
  hasPaidOrder,
  insertLines,
  insertOrder,
  listLines,
  listNewestOrderTimes,
  listUnpaidOrders,
  lockExpiredOrders,
  lockOrder,
  lockOrderByNumber,
  lockOwnOrder,
  type NewOrder,
  type OrderRecord,
  replaceLines,
  reserveOrderId,
  type UnpaidOrder,
  updateOrder,
} from './order-repository.ts';
export { type FulfilmentTransition, transitionFulfilment } from './transition-fulfilment.ts';
