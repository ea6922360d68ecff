import { formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { Cards } from '#src/layout/cards.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { useTrade } from './analytics-calls.ts';
import styles from './dashboard.module.css';
import { dashboardMessages } from './dashboard-messages.ts';
import { FigureCard } from './figure-cards.tsx';
import { ProductRanks } from './product-ranks.tsx';
import { KindChart, MoneyChart, OrdersChart } from './trade-charts.tsx';
import type { PeriodState } from './use-period.ts';

/** What was sold: figures, by day, by kind, and what brought most. */
export const TradePart = ({ period, change }: PeriodState) => {
  const t = useMessages(dashboardMessages);
  const language = useLanguage();
  const trade = useTrade(period);
  const money = (fen: number) => formatMoney(fen, language);
  const onDay = (day: string) => change({ from: day, to: day });
  return (
    <AdminQuery query={trade} skeleton={<RowsSkeleton rows={3} height={240} />}>
      {(report) => (
        <div className={styles.part} aria-busy={trade.isPlaceholderData}>
          <ul className={styles.cards} aria-label={t('figures.label')}>
            <FigureCard
              name={t('figures.revenue')}
              now={report.now.revenue}
              before={report.before.revenue}
              format={money}
            />
            <FigureCard
              name={t('figures.orders')}
              now={report.now.orders}
              before={report.before.orders}
              format={String}
            />
            <FigureCard
              name={t('figures.paidOrders')}
              now={report.now.paidOrders}
              before={report.before.paidOrders}
              format={String}
            />
            <FigureCard
              name={t('figures.refunded')}
              now={report.now.refunded}
              before={report.before.refunded}
              format={money}
              unwelcome
            />
          </ul>
          <Cards>
            <MoneyChart report={report} period={period} onDay={onDay} />
            <OrdersChart report={report} period={period} onDay={onDay} />
            <KindChart report={report} onKind={(kind) => change({ kind })} />
            <ProductRanks
              title={t('best.title')}
              none={t('best.none')}
              products={report.products}
              value={({ revenue }) => revenue}
              words={({ revenue }) => money(revenue)}
            />
          </Cards>
        </div>
      )}
    </AdminQuery>
  );
};
