import type { TradeReport } from '@portal/shared/contract';
import { formatDay, formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { useMemo } from 'react';
import { Chart } from '#src/charts/chart.tsx';
import { barsOption, linesOption, rowsOption } from '#src/charts/options.ts';
import { Card } from '#src/layout/cards.tsx';
import { dashboardMessages } from './dashboard-messages.ts';
import type { Period } from './period.ts';

interface TradeChartProps {
  readonly report: TradeReport;
  readonly period: Period;
  readonly onDay: (day: string) => void;
}

/** In fen: no axis of amounts counts in smaller steps. */
const hundredYuan = 10_000;

const shortDay = (day: string): string => day.slice(5).replace('-', '/');

/** Revenue and refunds by day; a click on a day selects it. */
export const MoneyChart = ({ report: { days }, period, onDay }: TradeChartProps) => {
  const t = useMessages(dashboardMessages);
  const language = useLanguage();
  const [revenue, refunded] = [t('figures.revenue'), t('figures.refunded')];
  const option = useMemo(
    () =>
      linesOption({
        names: days.map(({ day }) => shortDay(day)),
        series: [
          { name: revenue, values: days.map((day) => day.revenue) },
          { name: refunded, values: days.map((day) => day.refunded) },
        ],
        format: (fen) => formatMoney(fen, language),
        step: hundredYuan,
      }),
    [days, revenue, refunded, language],
  );
  return (
    <Card title={t('money.title')}>
      <Chart
        label={t('money.chart', { from: period.from, to: period.to })}
        option={option}
        rows={days}
        onPick={({ day }) => onDay(day)}
        columns={[
          { name: t('columns.day'), of: ({ day }) => formatDay(day, language) },
          { name: revenue, of: (day) => formatMoney(day.revenue, language) },
          { name: refunded, of: (day) => formatMoney(day.refunded, language) },
          { name: t('columns.refunds'), of: (day) => day.refunds },
        ]}
      />
    </Card>
  );
};

/** Orders made and paid on each day. */
export const OrdersChart = ({ report: { days }, period, onDay }: TradeChartProps) => {
  const t = useMessages(dashboardMessages);
  const language = useLanguage();
  const [made, paid] = [t('figures.orders'), t('figures.paidOrders')];
  const option = useMemo(
    () =>
      barsOption({
        names: days.map(({ day }) => shortDay(day)),
        series: [
          { name: made, values: days.map(({ orders }) => orders) },
          { name: paid, values: days.map(({ paidOrders }) => paidOrders) },
        ],
        format: String,
      }),
    [days, made, paid],
  );
  return (
    <Card title={t('orders.title')}>
      <Chart
        label={t('orders.chart', { from: period.from, to: period.to })}
        option={option}
        rows={days}
        onPick={({ day }) => onDay(day)}
        columns={[
          { name: t('columns.day'), of: ({ day }) => formatDay(day, language) },
          { name: made, of: ({ orders }) => orders },
          { name: paid, of: ({ paidOrders }) => paidOrders },
        ]}
      />
    </Card>
  );
};

type KindFigures = TradeReport['kinds'][number];

interface KindChartProps {
  readonly report: TradeReport;
  readonly onKind: (kind: KindFigures['kind']) => void;
}

/** Revenue by kind of product; a click on a kind selects it. */
export const KindChart = ({ report: { kinds }, onKind }: KindChartProps) => {
  const t = useMessages(dashboardMessages);
  const language = useLanguage();
  const revenue = t('figures.revenue');
  const option = useMemo(
    () =>
      rowsOption({
        names: kinds.map(({ kind }) => t(`kinds.${kind}`)),
        series: [{ name: revenue, values: kinds.map((kind) => kind.revenue) }],
        format: (fen) => formatMoney(fen, language),
        step: hundredYuan,
      }),
    [kinds, revenue, language, t],
  );
  return (
    <Card title={t('byKind.title')}>
      <Chart
        label={t('byKind.chart')}
        option={option}
        rows={kinds}
        onPick={({ kind }) => onKind(kind)}
        columns={[
          { name: t('columns.kind'), of: ({ kind }) => t(`kinds.${kind}`) },
          { name: revenue, of: (kind) => formatMoney(kind.revenue, language) },
          { name: t('figures.paidOrders'), of: ({ paidOrders }) => paidOrders },
          { name: t('figures.refunded'), of: ({ refunded }) => formatMoney(refunded, language) },
        ]}
      />
    </Card>
  );
};
