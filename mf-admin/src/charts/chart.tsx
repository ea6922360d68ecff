import { defineMessages, useMessages } from '@portal/shared/i18n';
import type { EChartsCoreOption } from 'echarts/core';
import { useEffect, useRef } from 'react';
import styles from './chart.module.css';
import en from './chart-messages.en.json' with { type: 'json' };
import zh from './chart-messages.zh-cn.json' with { type: 'json' };
import { type ChartColumn, ChartTable } from './chart-table.tsx';
import type { Palette } from './palette.ts';
import { useECharts } from './use-echarts.ts';

const chartMessages = defineMessages('adminChart', { 'zh-cn': zh, en });

interface ChartProps<R> {
  /** What the chart shows, in a sentence. */
  readonly label: string;
  readonly option: (palette: Palette) => EChartsCoreOption;
  /** The same figures as a table, for those who read rather than look. */
  readonly rows: readonly R[];
  readonly columns: readonly ChartColumn<R>[];
  /** Called with the index of the clicked row. */
  readonly onPick?: (row: R) => void;
}

/** A chart, and the same figures as a table below it. It is redrawn with its place, its figures and the theme. */
export const Chart = <R,>({ label, option, rows, columns, onPick }: ChartProps<R>) => {
  const t = useMessages(chartMessages);
  const place = useRef<HTMLDivElement>(null);
  const pick = useRef<(index: number) => void>(undefined);
  useEffect(() => {
    pick.current = (index) => {
      const row = rows[index];
      if (row !== undefined) onPick?.(row);
    };
  });
  const failed = useECharts(place, option, (index) => pick.current?.(index));
  return (
    <figure className={styles.figure}>
      {failed ? (
        <p className={styles.failed}>{t('failed')}</p>
      ) : (
        <div ref={place} role="img" aria-label={label} className={styles.picture} />
      )}
      <details open={failed || undefined} className={styles.table}>
        <summary>{t('asTable')}</summary>
        <ChartTable label={label} rows={rows} columns={columns} onPick={onPick} />
      </details>
    </figure>
  );
};
