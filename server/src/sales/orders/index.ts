export { type FulfilmentRecord, findFulfilment } from './fulfilment-repository.ts';
export { listHappenings, type OrderHappening, recordHappenings } from './order-events.ts';
export { priceChanged, soldOut, tooManyUnpaid } from './order-faults.ts';
export {
  changeOrder,
  closeAll,
  findOrder,
  findOrderByNumber,
  findOwnOrder,
  insertOrder,
  listLines,
  listUnpaid,
  lockExpired,
  lockOrder,
  lockOrderByNumber,
  lockOwnOrder,
  type NewOrder,
  type OrderRecord,
} from './order-repository.ts';
export { over, standing } from './standing.ts';
export { type Step, takeStep } from './take-step.ts';
