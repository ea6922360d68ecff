import { nextStep } from './next-step.ts';

const offer = (left: number) => ({ skuId: 1, from: '09:00', to: '11:30', price: 80, left });
const day = '2026-12-24';

test.each([
  ['day', { offers: [] }],
  ['soldOut', { day, offers: [] }],
  ['soldOut', { day, offers: [offer(0)] }],
  ['slot', { day, offers: [offer(0), offer(3)] }],
  ['book', { day, offers: [offer(3)], slot: offer(3) }],
] as const)('%s comes next after %j', (expected, choice) => {
  expect(nextStep(choice)).toBe(expected);
});
