import type { ItineraryDay } from '@portal/shared/contract';
import { renderView } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { RouteDiagram } from './route-diagram.tsx';

const day = (changes: Partial<ItineraryDay>): ItineraryDay => ({
  ...{ title: { zh: '返程', en: 'Homeward' }, body: { zh: '返程。', en: 'Homeward.' }, sights: [] },
  meals: { breakfast: true, lunch: false, dinner: false },
  ...changes,
});

const flight = {
  kind: 'flight',
  from: { zh: '湛江', en: 'Zhanjiang' },
  to: { zh: '西安', en: "Xi'an" },
} as const;
const days = [
  day({
    sights: [
      { zh: '湛江', en: 'Zhanjiang' },
      { zh: '西安', en: "Xi'an" },
    ],
    hotel: { zh: '城墙根酒店', en: 'City Wall Hotel' },
    rides: [flight, flight],
  }),
  day({ rides: [{ ...flight, kind: 'train' }] }),
];

test('a tour of several days has a diagram with stops, rides and nights', () => {
  renderView(<RouteDiagram days={days} />);
  const [first, second] = within(screen.getByRole('list', { name: '路线图' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('第 1 天湛江 → 西安城墙根酒店');
  expect(
    within(first as HTMLElement)
      .getAllByRole('img')
      .map((icon) => icon.getAttribute('aria-label')),
  ).toEqual(['飞机', '住宿']);
  expect(second).toHaveTextContent('第 2 天返程');
  expect(within(second as HTMLElement).getByRole('img', { name: '火车' })).toBeVisible();
});

test('the diagram is in English', () => {
  renderView(<RouteDiagram days={days} />, { language: 'en' });
  expect(screen.getByRole('list', { name: 'Route' })).toHaveTextContent("Zhanjiang → Xi'an");
  expect(screen.getByRole('img', { name: 'By air' })).toBeVisible();
});

test('a tour of one day has no diagram', () => {
  renderView(<RouteDiagram days={days.slice(0, 1)} />);
  expect(screen.queryByRole('list')).toBeNull();
});
