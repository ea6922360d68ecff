import type { Departure, TourDetail } from '@portal/shared/contract';
import { Price } from '@portal/shared/ui';
import { ProductPrice } from '#src/product/card/product-price.tsx';

interface DayPriceProps {
  readonly tour: TourDetail;
  readonly departure?: Departure;
  readonly size?: 'medium' | 'large';
}

/** What one adult pays: from the lowest price, until a day is chosen, then just that. */
export const DayPrice = ({ tour, departure, size = 'medium' }: DayPriceProps) =>
  departure ? <Price fen={departure.price} size={size} /> : <ProductPrice product={tour} size={size} />;
