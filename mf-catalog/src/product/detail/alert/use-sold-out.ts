import { queryOf } from '@portal/shared/api';
import type { CallData, CallKey, ProductKind, Text } from '@portal/shared/contract';
import { formatDay, useLanguage, useText } from '@portal/shared/i18n';
import { useQuery } from '@tanstack/react-query';
import { detailCalls } from '#src/product/detail-calls.ts';

const stockCalls = {
  tour: 'GET /api/v1/tours/:id/departures',
  hotel: 'GET /api/v1/hotels/:id/stock',
  ticket: 'GET /api/v1/tickets/:id/stock',
  goods: 'GET /api/v1/goods/:id/stock',
  visa: 'GET /api/v1/visas/:id/stock',
} as const satisfies Record<ProductKind, CallKey>;

type Detail = CallData<(typeof detailCalls)[ProductKind]>;

const goodsName = ({ content, skus }: Extract<Detail, { skus: unknown }>, place: number): readonly Text[] =>
  (skus[place]?.values ?? []).flatMap((value, option) => content.options[option]?.values[value] ?? []);

/** The names of the SKUs of a product, by id; those of a tour differ by their days. */
const namesOf = (detail: Detail | undefined): ReadonlyMap<number, readonly Text[]> => {
  if (!detail) return new Map();
  if ('rooms' in detail) return new Map(detail.rooms.map(({ skuId, name }) => [skuId, [name]]));
  if ('types' in detail)
    return new Map(
      detail.types.flatMap((type) =>
        'skuId' in type
          ? [[type.skuId, [type.name]] as const]
          : type.slots.map(({ skuId }) => [skuId, [type.name]] as const),
      ),
    );
  if ('skus' in detail)
    return new Map(detail.skus.map(({ skuId }, place) => [skuId, goodsName(detail, place)]));
  return new Map();
};

const mostShown = 100;

/** What is sold out of a product: SKUs with their days, as choices. `undefined` while they are loaded. */
export const useSoldOut = ({ id, kind }: { id: number; kind: ProductKind }) => {
  const text = useText();
  const language = useLanguage();
  const detail = useQuery(queryOf(detailCalls[kind], { params: { id } })).data;
  const stock = useQuery(queryOf(stockCalls[kind], { params: { id }, query: {} })).data;
  if (!stock) return undefined;
  const names = namesOf(detail);
  return stock
    .filter((row) => ('left' in row ? row.left : row.seats) === 0)
    .slice(0, mostShown)
    .map(({ skuId, day }) => ({
      ...{ skuId, day: day ?? undefined },
      label: [day && formatDay(day, language), ...(names.get(skuId) ?? []).map((name) => text(name))]
        .filter(Boolean)
        .join(' · '),
    }));
};
