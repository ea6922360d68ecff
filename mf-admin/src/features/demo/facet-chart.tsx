import { useMessages } from '@portal/shared/i18n';
import type { EChartsCoreOption } from 'echarts/core';
import { useMemo } from 'react';
import { Chart } from '#src/charts/chart.tsx';
import type { Series } from '#src/charts/options.ts';
import type { Palette } from '#src/charts/palette.ts';
import { Card } from '#src/layout/cards.tsx';
import { demoMessages } from './demo-messages.ts';

/** How many there are of something. */
export interface Counted {
  readonly name: string;
  readonly count: number;
}

type Draw = (axes: {
  readonly names: readonly string[];
  readonly series: readonly Series[];
  readonly format: (value: number) => string;
}) => (palette: Palette) => EChartsCoreOption;

/** One chart of counts, drawn in a given manner. */
export const FacetChart = ({
  title,
  counted,
  draw,
}: {
  title: string;
  counted: readonly Counted[];
  draw: Draw;
}) => {
  const t = useMessages(demoMessages);
  const [name, count] = [t('charts.name'), t('charts.count')];
  const option = useMemo(
    () =>
      draw({
        names: counted.map((one) => one.name),
        series: [{ name: count, values: counted.map((one) => one.count) }],
        format: String,
      }),
    [draw, counted, count],
  );
  return (
    <Card title={title}>
      <Chart
        label={title}
        option={option}
        rows={counted}
        columns={[
          { name, of: (one) => one.name },
          { name: count, of: (one) => one.count },
        ]}
      />
    </Card>
  );
};
