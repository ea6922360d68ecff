import { queryOf } from '@portal/shared/api';
import type { CallKey, ProductKind } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { EmptyState, LinkButton, QueryView } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { ProductStories, StoriesSkeleton } from '#src/product/card/product-stories.tsx';
import { homeMessages } from './home-messages.ts';

const count = 4;

const calls = {
  hotel: 'GET /api/v1/hotels',
  ticket: 'GET /api/v1/tickets',
  goods: 'GET /api/v1/goods',
  visa: 'GET /api/v1/visas',
} as const satisfies Partial<Record<ProductKind, CallKey>>;

type AreaKind = keyof typeof calls;

const NothingHere = ({ kind }: { kind: AreaKind }) => {
  const t = useMessages(homeMessages);
  return (
    <EmptyState
      icon="compass"
      title={t('areas.empty')}
      action={
        <LinkButton kind="quiet" to={paths.productList(kind)}>
          {t('areas.more')}
        </LinkButton>
      }
    />
  );
};

/** The first products of a kind. */
export default function ProductArea({ kind }: { kind: AreaKind }) {
  const products = useQuery(queryOf(calls[kind], { query: { pageSize: count } }));
  return (
    <QueryView
      query={products}
      skeleton={<StoriesSkeleton count={count} lines={kind === 'goods' ? 2 : 1} />}
      empty={({ list }) => list.length === 0}
      emptyState={<NothingHere kind={kind} />}
    >
      {({ list }) => <ProductStories products={list} />}
    </QueryView>
  );
}
