import { Chart } from '../../../mf-admin/src/charts/chart.tsx';
import { type ChartColumn, ChartTable } from '../../../mf-admin/src/charts/chart-table.tsx';
import { barsOption, linesOption, ringOption, rowsOption } from '../../../mf-admin/src/charts/options.ts';
import { type Examples, longText, nothing, show } from '../example.tsx';

interface Day {
  readonly day: string;
  readonly count: number;
}

const rows: Day[] = [12, 18, 9, 24, 31].map((count, place) => ({ day: `11/0${place + 1}`, count }));

const adminCharts: Examples = {
  components: (say) => {
    const long = longText(say);
    const orders = { name: say('订单', 'Orders'), values: rows.map(({ count }) => count) };
    const refunds = { name: say('退款', 'Refunds'), values: [1, 0, 2, 1, 3] };
    const label = say('每日订单与退款', 'Orders and refunds by day');
    const columns: ChartColumn<Day>[] = [
      { name: say('日期', 'Day'), of: ({ day }) => day },
      { name: orders.name, of: ({ count }) => count },
    ];
    const axes = { names: rows.map(({ day }) => day), series: [orders], format: String };
    const two = { ...axes, series: [orders, refunds] };
    return {
      Chart: show(Chart<Day>, { label, rows, columns, option: linesOption(two) })({
        lines: {},
        bars: { option: barsOption(two) },
        rows: { option: rowsOption(axes) },
        ring: { option: ringOption(axes) },
        empty: { rows: [], option: linesOption({ ...axes, names: [], series: [] }) },
      }),
      ChartTable: show(ChartTable<Day>, { label, rows, columns })({
        default: {},
        'rows to pick, long text': { rows: [{ day: long, count: 3 }, ...rows], onPick: nothing },
        empty: { rows: [] },
      }),
    };
  },
};
export default adminCharts;
