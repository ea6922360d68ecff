import { queryOf } from '@portal/shared/api';
import { RecommendedProducts } from '@portal/shared/booking';
import { useMessages } from '@portal/shared/i18n';
import { QueryView, Section, SkeletonCards } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { homeMessages } from './home-messages.ts';

const most = 4;

const useRecommended = (like: number | undefined) => {
  const tours = useQuery({
    ...queryOf('GET /api/v1/tours', { query: { pageSize: most } }, { quiet: true }),
    enabled: like === undefined,
    select: ({ list }) => list,
  });
  const related = useQuery({
    ...queryOf('GET /api/v1/products/:id/related', { params: { id: like ?? 0 } }, { quiet: true }),
    enabled: like !== undefined,
  });
  return like === undefined ? tours : related;
};

/** What goes with the next trip, or what many choose. Last on the page, and left out where nothing can be said. */
export const Recommendations = ({ like }: { like: number | undefined }) => {
  const t = useMessages(homeMessages);
  const query = useRecommended(like);
  if (query.error || query.data?.length === 0) return null;
  return (
    <Section title={t('recommended')}>
      <QueryView query={query} skeleton={<SkeletonCards count={most} min="160px" />}>
        {(products) => <RecommendedProducts products={products.slice(0, most)} />}
      </QueryView>
    </Section>
  );
};
