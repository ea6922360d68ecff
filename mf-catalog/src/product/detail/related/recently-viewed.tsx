import { queryOf } from '@portal/shared/api';
import { useMessages } from '@portal/shared/i18n';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { detailMessages } from '../detail-messages.ts';
import { LazySection } from '../lazy-section.tsx';
import { ProductStrip, StripPlace } from './product-strip.tsx';
import { listViewed } from './viewed.ts';

/** How many are shown: a row of a wide page. */
const most = 4;

const Viewed = ({ ids, title }: { ids: readonly number[]; title: string }) => {
  const query = useQuery(queryOf('GET /api/v1/products', { query: { ids: ids.join(',') } }, { quiet: true }));
  return <ProductStrip title={title} query={query} count={ids.length} />;
};

/** What was viewed in this browser before, the latest first; nothing where that is nothing. */
export const RecentlyViewed = ({ except }: { except?: number }) => {
  const t = useMessages(detailMessages);
  // As it was when the page came: what is being viewed now joins the list, but not this strip.
  const [viewed, setViewed] = useState<readonly number[]>([]);
  useEffect(() => setViewed(listViewed()), []);
  const ids = viewed.filter((id) => id !== except).slice(0, most);
  if (ids.length === 0) return null;
  return (
    <LazySection place={<StripPlace title={t('viewed')} count={ids.length} />}>
      <Viewed ids={ids} title={t('viewed')} />
    </LazySection>
  );
};
