import { renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DayFacts } from './day-facts.tsx';

const day = {
  title: { zh: '天坛', en: 'Temple of Heaven' },
  body: { zh: '上午游天坛。', en: 'The Temple of Heaven.' },
  meals: { breakfast: true, lunch: false, dinner: false },
};
const altar = { zh: '天坛', en: 'Temple of Heaven', latitude: 39.8822, longitude: 116.4066 };
const hutong = { zh: '胡同', en: 'Hutongs' };

test.each([
  ['zh-cn', '查看景点位置', '在地图中查看天坛（新标签页打开）'],
  ['en', 'Show on a map', 'Maps of Temple of Heaven, opening in a new tab'],
] as const)('stops with coordinates have links to three maps (%s)', async (language, show, label) => {
  renderView(<DayFacts day={{ ...day, sights: [altar, hutong] }} />, { language });
  await userEvent.click(screen.getByText(show));
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(3);
  expect(screen.getByRole('list', { name: label })).toContainElement(links[0] as HTMLElement);
});

test('a day without coordinates has no maps', () => {
  renderView(<DayFacts day={{ ...day, sights: [hutong] }} />);
  expect(screen.queryByText('地图')).toBeNull();
});
