export { refuseClosed } from './refuse-closed.ts';
export { addSold, countSold, takeSoldBack } from './sold-count.ts';
export {
  freeHolds,
  holdStock,
  mergeWants,
  readStock,
  retakeStock,
  returnSold,
  type StockKey,
  type StockRow,
  type StockWant,
  sellHolds,
  soldOutConstraint,
} from './stock-repository.ts';
export { claimTrip } from './trip-claim.ts';
export { claimVisits } from './visit-claim.ts';
