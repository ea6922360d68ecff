import { barsOption, linesOption } from './options.ts';

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
