import type { VisitReport } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import { useMemo } from 'react';
import { Chart } from '#src/charts/chart.tsx';
import { linesOption } from '#src/charts/options.ts';
import { Card } from '#src/layout/cards.tsx';
import { dashboardMessages } from './dashboard-messages.ts';
import type { Period } from './period.ts';

interface VisitChartProps {
  readonly report: VisitReport;
  readonly period: Period;
  readonly onDay: (day: string) => void;
}

/** Visitors and pages looked at on each day. */
export const VisitChart = ({ report: { days }, period, onDay }: VisitChartProps) => {
  const t = useMessages(dashboardMessages);
  const language = useLanguage();
  const [visitors, views] = [t('figures.visitors'), t('figures.views')];
  const option = useMemo(
    () =>
      linesOption({
        names: days.map(({ day }) => day.slice(5).replace('-', '/')),
        series: [
          { name: visitors, values: days.map((day) => day.visitors) },
          { name: views, values: days.map((day) => day.views) },
        ],
        format: String,
      }),
    [days, visitors, views],
  );
  return (
    <Card title={t('visits.title')}>
      <Chart
        label={t('visits.chart', { from: period.from, to: period.to })}
        option={option}
        rows={days}
        onPick={({ day }) => onDay(day)}
        columns={[
          { name: t('columns.day'), of: ({ day }) => formatDay(day, language) },
          { name: visitors, of: (day) => day.visitors },
          { name: views, of: (day) => day.views },
        ]}
      />
    </Card>
  );
};
