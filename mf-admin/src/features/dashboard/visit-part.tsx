import { useMessages } from '@portal/shared/i18n';
import { Cards } from '#src/layout/cards.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { useVisits } from './analytics-calls.ts';
import styles from './dashboard.module.css';
import { dashboardMessages } from './dashboard-messages.ts';
import { FigureCard } from './figure-cards.tsx';
import { ProductRanks } from './product-ranks.tsx';
import type { PeriodState } from './use-period.ts';
import { VisitChart } from './visit-chart.tsx';

/** Who came, and what they looked at. */
export const VisitPart = ({ period, change }: PeriodState) => {
  const t = useMessages(dashboardMessages);
  const visits = useVisits(period);
  return (
    <AdminQuery query={visits} skeleton={<RowsSkeleton rows={2} height={240} />}>
      {(report) => (
        <div className={styles.part} aria-busy={visits.isPlaceholderData}>
          <ul className={styles.cards} aria-label={t('visits.title')}>
            <FigureCard
              name={t('figures.visitors')}
              now={report.now.visitors}
              before={report.before.visitors}
              format={String}
              note={period.kind && t('figures.everybody')}
            />
            <FigureCard
              name={t('figures.views')}
              now={report.now.views}
              before={report.before.views}
              format={String}
            />
          </ul>
          <Cards>
            <VisitChart report={report} period={period} onDay={(day) => change({ from: day, to: day })} />
            <ProductRanks
              title={t('viewed.title')}
              none={t('viewed.none')}
              products={report.products}
              value={({ views }) => views}
              words={({ views }) => String(views)}
            />
          </Cards>
        </div>
      )}
    </AdminQuery>
  );
};
