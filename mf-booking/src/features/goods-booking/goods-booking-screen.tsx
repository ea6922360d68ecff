import { queryOf } from '@portal/shared/api';
import type { CartSku } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import type { GoodsCount } from '@portal/shared/rules';
import { useQueryParams } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useSavedAddresses } from '#src/booking/address/use-saved-addresses.ts';
import { BookingPage } from '#src/booking/page/booking-page.tsx';
import { MissingChoice } from '#src/booking/page/missing-choice.tsx';
import { WhenLoaded } from '#src/booking/page/when-loaded.tsx';
import { goodsBookingMessages } from './goods-booking-messages.ts';
import type { OrderedLines } from './goods-kind.ts';
import { readGoodsLines } from './goods-lines.ts';
import { GoodsSections } from './goods-sections.tsx';

const Missing = () => {
  const t = useMessages(goodsBookingMessages);
  return (
    <MissingChoice
      title={t('missing.title')}
      body={t('missing.body')}
      other={{ to: paths.cart, label: t('missing.cart') }}
    />
  );
};

/** The things that lines name; undefined when one of them is not sold any more. */
const findOrderedLines = (
  lines: readonly GoodsCount[],
  skus: readonly CartSku[],
): OrderedLines | undefined => {
  const things = lines.flatMap(({ skuId, count }) => {
    const sku = skus.find((one) => one.skuId === skuId);
    return sku ? [{ ...sku, count }] : [];
  });
  const [first, ...others] = things;
  return first && things.length === lines.length ? [first, ...others] : undefined;
};

const GoodsBooking = ({ lines }: { lines: readonly GoodsCount[] }) => {
  const ids = lines.map(({ skuId }) => skuId).join(',');
  const skus = useQuery(queryOf('GET /api/v1/goods-skus', { query: { ids } }));
  const addresses = useSavedAddresses();
  return (
    <WhenLoaded queries={[skus, addresses]} missing={<Missing />}>
      {(found, book) => {
        const things = findOrderedLines(lines, found);
        return things ? <GoodsSections key={ids} things={things} book={book} /> : <Missing />;
      }}
    </WhenLoaded>
  );
};

/** From goods to an order: `/goods/confirm-order?lines=12x2,15x1`, SKU and count. */
export const GoodsBookingScreen = () => {
  const lines = readGoodsLines(useQueryParams().get('lines'));
  return <BookingPage>{lines ? <GoodsBooking lines={lines} /> : <Missing />}</BookingPage>;
};
