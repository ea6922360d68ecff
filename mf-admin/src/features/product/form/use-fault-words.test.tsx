import { people, renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { useFaultWords } from './use-fault-words.ts';

const Words = ({ field }: { field: string }) => <p>{useFaultWords()({ field, code: 'invalid' })}</p>;

test.each([
  [
    'content/itinerary/1/rides/0/from',
    '行程安排 第 2 项 · 航班、车次等交通 第 1 项 · 出发地（机场、车站或地点）：填写有误',
  ],
  [
    'content/itinerary/0/rides/2/number',
    '行程安排 第 1 项 · 航班、车次等交通 第 3 项 · 航班号或车次：填写有误',
  ],
  ['content/itinerary/0/hotelId', '行程安排 第 1 项 · 站内酒店产品编号（留空无链接）：填写有误'],
  [
    'content/itinerary/0/sights/1/longitude',
    '行程安排 第 1 项 · 景点 第 2 项 · 经度（WGS-84，东经为正）：填写有误',
  ],
  ['content/openingHours/0/from', '开放时间 第 1 项 · 开始：填写有误'],
])('the fault at %s names its field', (field, words) => {
  renderView(<Words field={field} />, { user: people.root });
  expect(screen.getByText(words)).toBeVisible();
});
