import type { HealthFigures, Measured } from '@portal/shared/contract';
import type { Measure, MeasureCount } from './aggregate-reports.ts';
import { failedLoads } from './health-rules.ts';

const thousandth = 1000;

const measured = ({ count, sum, good }: Omit<MeasureCount, 'measure'>, unit = 1): Measured => ({
  count,
  mean: count === 0 ? 0 : Math.round((sum / count / unit) * thousandth) / thousandth,
  good: count === 0 ? 0 : Math.round((good / count) * thousandth) / thousandth,
});

/** The metrics of a release, or of one of its views, from counted measures. */
export const healthMetrics = (rows: readonly MeasureCount[]): HealthFigures => {
  const all = (measure: Measure): Omit<MeasureCount, 'measure'> =>
    rows
      .filter((row) => row.measure === measure)
      .reduce(
        (total, { count, sum, good }) => ({
          count: total.count + count,
          sum: total.sum + sum,
          good: total.good + good,
        }),
        { count: 0, sum: 0, good: 0 },
      );
  const loaded = all('loaded');
  const failed = failedLoads({ failed: all('failed').count, retry: all('retry').count });
  return {
    loads: loaded.count + failed,
    failed,
    crashed: all('crashed').count,
    retries: all('retry').count,
    previous: all('previous').count,
    unavailable: all('unavailable').count,
    errors: all('error').count,
    loaded: measured(loaded),
    lcp: measured(all('lcp')),
    inp: measured(all('inp')),
    cls: measured(all('cls'), thousandth),
  };
};
