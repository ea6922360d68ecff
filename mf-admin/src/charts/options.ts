import type { EChartsCoreOption } from 'echarts/core';
import type { Palette } from './palette.ts';

/** One line or row of bars. */
export interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

interface Axes {
  /** Labels of the values. */
  readonly names: readonly string[];
  readonly series: readonly Series[];
  /** How a value is written. */
  readonly format: (value: number) => string;
  /** The smallest step of an axis; default: 1. */
  readonly step?: number;
}

const axisOf = ({ soft, line }: Palette) => ({
  axisLabel: { color: soft },
  axisLine: { lineStyle: { color: line } },
  axisTick: { show: false },
  splitLine: { lineStyle: { color: line } },
});

const tooltipOf = (palette: Palette, format: Axes['format'], trigger: 'axis' | 'item') => ({
  trigger,
  confine: true,
  backgroundColor: palette.paper,
  borderColor: palette.line,
  textStyle: { color: palette.ink },
  valueFormatter: (value: unknown) => format(Number(value)),
});

const gridOf = ({ series }: Pick<Axes, 'series'>) => {
  const top = series.length > 1 ? 36 : 16;
  return { left: 8, right: 16, top, bottom: 8, containLabel: true };
};

const frameOf = (palette: Palette, { series, format }: Pick<Axes, 'series' | 'format'>) => ({
  color: [...palette.series],
  animationDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300,
  grid: gridOf({ series }),
  legend: {
    show: series.length > 1,
    top: 0,
    right: 0,
    icon: 'roundRect',
    itemWidth: 12,
    itemHeight: 4,
    textStyle: { color: palette.soft },
  },
  tooltip: tooltipOf(palette, format, 'axis'),
});

const valueAxis = (palette: Palette, { format, step = 1 }: Axes) => ({
  type: 'value',
  scale: false,
  minInterval: step,
  ...axisOf(palette),
  axisLabel: { color: palette.soft, hideOverlap: true, formatter: (value: number) => format(value) },
});

const nameAxis = (palette: Palette, { names }: Axes) => ({
  type: 'category',
  data: [...names],
  ...axisOf(palette),
});

/** Names along the ground, values upwards. */
const uprightOf = (palette: Palette, axes: Axes): EChartsCoreOption => ({
  ...frameOf(palette, axes),
  xAxis: nameAxis(palette, axes),
  yAxis: valueAxis(palette, axes),
});

/** Lines over days, areas below them pale. */
export const linesOption =
  (axes: Axes) =>
  (palette: Palette): EChartsCoreOption => ({
    ...uprightOf(palette, axes),
    series: axes.series.map(({ name, values: data }) => ({
      type: 'line',
      name,
      data: [...data],
      smooth: false,
      showSymbol: axes.names.length < 2,
      areaStyle: { opacity: 0.08 },
    })),
  });

/** The value at a bar; none at a bar without height, and none that would cover another. */
const barLabels = ({ soft }: Palette, { format }: Axes, position: 'top' | 'right') => ({
  label: {
    show: true,
    position,
    color: soft,
    formatter: ({ value }: { value: unknown }) => (Number(value) === 0 ? '' : format(Number(value))),
  },
  labelLayout: { hideOverlap: true },
});

/** Bars over days, one beside the other. */
export const barsOption =
  (axes: Axes) =>
  (palette: Palette): EChartsCoreOption => ({
    ...uprightOf(palette, axes),
    series: axes.series.map(({ name, values: data }) => ({
      type: 'bar',
      name,
      data: [...data],
      barMaxWidth: 18,
      ...barLabels(palette, axes, 'top'),
      itemStyle: { borderRadius: [3, 3, 0, 0] },
    })),
  });

/** Lying bars, the first name at the top. */
export const rowsOption =
  (axes: Axes) =>
  (palette: Palette): EChartsCoreOption => ({
    ...frameOf(palette, axes),
    // Room for the label of the longest bar.
    grid: { ...gridOf(axes), right: 88 },
    xAxis: valueAxis(palette, axes),
    yAxis: { ...nameAxis(palette, axes), inverse: true },
    series: axes.series.map(({ name, values: data }) => ({
      type: 'bar',
      name,
      data: [...data],
      barMaxWidth: 22,
      ...barLabels(palette, axes, 'right'),
      itemStyle: { borderRadius: [0, 3, 3, 0] },
    })),
  });

/** The shares are named beside the ring, or where there is no room for that, below it. */
const ringRoom = [
  {
    option: {
      legend: { show: false },
      series: [{ label: { show: true }, radius: ['52%', '78%'], center: ['50%', '50%'] }],
    },
  },
  {
    query: { maxWidth: 480 },
    option: {
      legend: { show: true },
      series: [{ label: { show: false }, radius: ['40%', '62%'], center: ['50%', '34%'] }],
    },
  },
];

/** A ring of shares. */
export const ringOption =
  ({ names, series, format }: Axes) =>
  (palette: Palette): EChartsCoreOption => ({
    media: ringRoom,
    baseOption: {
      ...frameOf(palette, { series, format }),
      tooltip: tooltipOf(palette, format, 'item'),
      legend: { bottom: 0, icon: 'circle', textStyle: { color: palette.soft } },
      series: series.map(({ name, values: data }) => ({
        type: 'pie',
        name,
        itemStyle: { borderColor: palette.paper, borderWidth: 2 },
        label: { color: palette.soft },
        data: data.map((value, place) => ({ value, name: names[place] ?? '' })),
      })),
    },
  });
