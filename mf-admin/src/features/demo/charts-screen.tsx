import { queryOf } from '@portal/shared/api';
import type { ProductFacets } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { barsOption, linesOption, ringOption, rowsOption } from '#src/charts/options.ts';
import { Cards } from '#src/layout/cards.tsx';
import { Page } from '#src/layout/page.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { demoMessages } from './demo-messages.ts';
import { type Counted, FacetChart } from './facet-chart.tsx';

/** What the tours can be narrowed by, with how many there are of each. */
const useTourFacets = () => useQuery(queryOf('GET /api/v1/tours/facets', { query: {} }));

/** The same of hotels. */
const useHotelFacets = () => useQuery(queryOf('GET /api/v1/hotels/facets', { query: {} }));

/** So many of a long list are drawn. */
const most = 10;

type Named = ProductFacets['theme'];

const useCounts = (facets: Named): readonly Counted[] => {
  const text = useText();
  return useMemo(
    () => facets.slice(0, most).map(({ label, count }) => ({ name: text(label), count })),
    [facets, text],
  );
};

const TourCharts = ({ category, destination, theme, days }: ProductFacets) => {
  const t = useMessages(demoMessages);
  const lengths = useMemo(
    () => days.map(({ value, count }) => ({ name: t('charts.days', { days: value }), count })),
    [days, t],
  );
  return (
    <>
      <FacetChart title={t('charts.bars')} counted={useCounts(destination)} draw={barsOption} />
      <FacetChart title={t('charts.ring')} counted={useCounts(category)} draw={ringOption} />
      <FacetChart title={t('charts.lines')} counted={lengths} draw={linesOption} />
      <FacetChart title={t('charts.rows')} counted={useCounts(theme)} draw={rowsOption} />
    </>
  );
};

const HotelChart = ({ grade }: ProductFacets) => {
  const t = useMessages(demoMessages);
  const stars = useMemo(
    () => grade.map(({ value, count }) => ({ name: t('charts.stars', { grade: value }), count })),
    [grade, t],
  );
  return <FacetChart title={t('charts.grade')} counted={stars} draw={barsOption} />;
};

/** The charts of the back office, each drawn from what is on sale. */
export const ChartsScreen = () => {
  const t = useMessages(demoMessages);
  const tours = useTourFacets();
  const hotels = useHotelFacets();
  return (
    <Page title={t('charts.title')} lead={t('charts.lead')}>
      <Cards>
        <AdminQuery query={tours} skeleton={<RowsSkeleton rows={2} height={320} />}>
          {(facets) => <TourCharts {...facets} />}
        </AdminQuery>
        <AdminQuery query={hotels} skeleton={<RowsSkeleton rows={1} height={320} />}>
          {(facets) => <HotelChart {...facets} />}
        </AdminQuery>
      </Cards>
    </Page>
  );
};
