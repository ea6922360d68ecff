import { renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { travelInfo } from '#src/agency.fixture.ts';
import { Opening, WeChat } from './contact-ways.tsx';

const weekdays = [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' }];

afterEach(() => jest.useRealTimers());

// 2026-11-27 is a Friday.
test.each([
  ['2026-11-27T10:00:00+08:00', '营业中，18:00 结束', 'Open now until 18:00'],
  ['2026-11-27T08:00:00+08:00', '休息中，今天 09:00 开始服务', 'Closed, opens today at 09:00'],
  ['2026-11-29T08:00:00+08:00', '休息中，明天 09:00 开始服务', 'Closed, opens tomorrow at 09:00'],
  ['2026-11-27T18:00:00+08:00', '休息中，星期一 09:00 开始服务', 'Closed, opens on Monday at 09:00'],
])('at %s the state is %s', (now, zh, en) => {
  jest.useFakeTimers({ now: new Date(now), doNotFake: ['queueMicrotask', 'setTimeout', 'performance'] });
  const info = { ...travelInfo, openingHours: weekdays };
  const { unmount } = renderView(<Opening info={info} />, { path: '/help' });
  expect(screen.getByText(zh)).toBeVisible();
  unmount();
  renderView(<Opening info={info} />, { path: '/help', language: 'en' });
  expect(screen.getByText(en)).toBeVisible();
});

test('without opening hours there is no state, and without a picture only the name of the account', () => {
  const info = { ...travelInfo, openingHours: undefined, wechatPicture: null };
  renderView(
    <>
      <Opening info={info} />
      <WeChat info={info} />
    </>,
    { path: '/help' },
  );
  expect(screen.queryByText(/营业中|休息中/)).toBeNull();
  expect(screen.getByText('haitu-travel')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test('the QR code has a name', () => {
  renderView(<WeChat info={travelInfo} />, { path: '/help' });
  expect(screen.getByRole('img', { name: '海途旅行的微信二维码' })).toBeVisible();
});
