import { barsOption, linesOption, rowsOption } from './options.ts';

const palette = { ink: '#000', soft: '#666', line: '#ccc', paper: '#fff', series: ['#004c8c'] };
const axes = {
  names: ['11-01', '11-02', '11-03'],
  series: [{ name: 'Orders', values: [3, 0, 9] }],
  format: String,
};

test('lines join the values of days without smoothing, on an axis with zero', () => {
  expect(linesOption(axes)(palette)).toMatchObject({
    series: [{ type: 'line', data: [3, 0, 9], smooth: false }],
    yAxis: { scale: false },
  });
});

test('bars stand on an axis with zero', () => {
  expect(barsOption(axes)(palette)).toMatchObject({ series: [{ type: 'bar' }], yAxis: { scale: false } });
});

test.each([
  ['upright', barsOption, 'top'],
  ['lying', rowsOption, 'right'],
] as const)('%s bars are labelled with their values, unless those are 0', (_, option, position) => {
  const yuan = { ...axes, format: (value: number) => `¥${value}` };
  const { series } = option(yuan)(palette);
  const [bars] = Array.isArray(series) ? series : [];
  expect(bars).toMatchObject({ label: { show: true, position }, labelLayout: { hideOverlap: true } });
  expect([3, 0, 9].map((value) => bars.label.formatter({ value }))).toEqual(['¥3', '', '¥9']);
});
