import { duration, failedShare, percent, sumByMoment, toneOf } from './health-facts.ts';

test.each([
  [{ loads: 0, failed: 0, crashed: 0 }, undefined, 'sand'],
  [{ loads: 200, failed: 1, crashed: 0 }, 0.005, 'good'],
  [{ loads: 100, failed: 1, crashed: 1 }, 0.02, 'warn'],
  [{ loads: 20, failed: 1, crashed: 0 }, 0.05, 'bad'],
  [{ loads: 1, failed: 1, crashed: 1 }, 1, 'bad'],
])('%o fails by %s, which is %s', (figures, share, tone) => {
  expect(failedShare(figures)).toBe(share);
  expect(toneOf(share)).toBe(tone);
});

test.each([
  [0, '0%'],
  [0.004, '0.4%'],
  [0.12, '12%'],
  [1, '100%'],
])('a share of %d is %s', (share, words) => expect(percent(share)).toBe(words));

test.each([
  [840.4, '840 ms'],
  [2412, '2.4 s'],
])('%d ms are %s', (ms, words) => expect(duration(ms)).toBe(words));

test('the releases of an interval are summed, in order of time', () => {
  const at = (minute: number) => `2026-11-20T02:0${minute}:00.000Z`;
  const points = [
    { at: at(2), loads: 1, failed: 0, crashed: 0 },
    { at: at(1), loads: 5, failed: 1, crashed: 0 },
    { at: at(1), loads: 3, failed: 0, crashed: 2 },
  ];
  expect(sumByMoment(points)).toEqual([
    { at: at(1), loads: 8, failed: 1, crashed: 2 },
    { at: at(2), loads: 1, failed: 0, crashed: 0 },
  ]);
});
