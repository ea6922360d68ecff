export { closingOf, requireSalesOpen } from './closing-rules.ts';
export {
  type RequestedExtra,
  readExtrasLeft,
  refusedExtra,
  requireExtras,
} from './extra-stock-repository.ts';
export { addSold, applySoldCountDeltas, subtractSold } from './sold-count-repository.ts';
export {
  exchangeSold,
  extrasOf,
  freeHolds,
  holdOther,
  holdStock,
  mergeRequests,
  readStock,
  reclaimStock,
  returnSold,
  returnSomeSold,
  type StockKey,
  type StockRequest,
  type StockRow,
  sellHolds,
  soldOutConstraint,
  soldOutConstraints,
} from './stock-repository.ts';
export { claimTrip } from './trip-claim.ts';
export { keepTrip } from './trip-repository.ts';
export { claimVisits } from './visit-claim.ts';
