export { registerCatalog } from './catalog-routes.ts';
export { daysInWords } from './days/day-words.ts';
export { listCartSkus } from './goods/goods-sku-service.ts';
export { requireLive } from './live-product.ts';
export { cardColumns, cardOf } from './product-card.ts';
export { productKinds } from './product-kinds.ts';
export { areProductsInScope, ofProductInScope, productInScope } from './product-scope.ts';
export { type RequestTime, requestTime } from './request-time.ts';
export { addReadings } from './search/reading-job.ts';
export { inTitle, isTitleReadAs } from './search/title-match.ts';
export { searchColumns, tokensOf } from './search/words/search-tokens.ts';
export { goodsSkusOf, roomsOf, ticketTypesOf, visaTypesOf } from './sku-views.ts';
export { closing, seatsLeft } from './stock/bookable.ts';
export {
  queuePriceRefresh,
  refreshDuePrices,
  refreshFromPrice,
  refreshFromPrices,
} from './stock/from-price.ts';
export { findDepartureGroup } from './stock/stock-repository.ts';
export { UNDATED } from './stock/undated.ts';
export { tourCardColumns, tourCardOf } from './tours/tour-card.ts';
export { codedCategoryName, tourCategoryNames } from './tours/tour-categories.ts';
export { translatedName, translatedThemes } from './translated-name.ts';
