import { queryOf } from '@portal/shared/api';
import { useMessages } from '@portal/shared/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { detailMessages } from './detail-messages.ts';
import { ProductStrip } from './product-strip.tsx';
import { listViewed } from './viewed.ts';
import { WhenNear } from './when-near.tsx';

/** How many stories fill the width of a page. */
const inSight = 4;

const Viewed = ({ ids }: { ids: readonly number[] }) => {
  const t = useMessages(detailMessages);
  const query = useQuery(queryOf('GET /api/v1/products', { query: { ids: ids.join(',') } }, { quiet: true }));
  return <ProductStrip title={t('viewed')} query={query} count={Math.min(ids.length, inSight)} />;
};

/** What was viewed in this browser before, the latest first; nothing where that is nothing. */
export const RecentlyViewed = ({ except }: { except?: number }) => {
  // As it was when the page came: what is being viewed now joins the list, but not this strip.
  const [ids] = useState(() => listViewed().filter((id) => id !== except));
  if (ids.length === 0) return null;
  return (
    <WhenNear height={480}>
      <Viewed ids={ids} />
    </WhenNear>
  );
};
