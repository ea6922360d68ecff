import { pathThrough, stopsOf } from './route-path.ts';

test.each([1, 2, 3, 5, 8])('%i stops stand evenly inside the box', (count) => {
  const stops = stopsOf(count);
  expect(stops).toHaveLength(count);
  for (const { x, y } of stops) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(100);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(100);
  }
});

test('the line passes through every stop and reaches both edges', () => {
  const stops = stopsOf(3);
  const path = pathThrough(stops);
  for (const { x, y } of stops) expect(path).toContain(` ${x} ${y}`);
  expect(path).toMatch(/^M0 72C/);
  expect(path).toMatch(/ 100 72$/);
});

test('a day without stops has no line', () => {
  expect(pathThrough(stopsOf(0))).toBe('');
});
