import { queryOf } from '@portal/shared/api';
import { RecommendedProducts } from '@portal/shared/booking';
import { useMessages } from '@portal/shared/i18n';
import { QueryView, Section, SkeletonCards } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { paymentSuccessMessages } from './payment-success-messages.ts';

const most = 4;

/** Products that go with the one that was paid; nothing without any. */
export const RelatedProducts = ({ id }: { id: number }) => {
  const t = useMessages(paymentSuccessMessages);
  const query = useQuery(queryOf('GET /api/v1/products/:id/related', { params: { id } }, { quiet: true }));
  if (query.error || query.data?.length === 0) return null;
  return (
    <Section title={t('related')}>
      <QueryView query={query} skeleton={<SkeletonCards count={most} min="160px" />}>
        {(products) => <RecommendedProducts products={products.slice(0, most)} />}
      </QueryView>
    </Section>
  );
};
