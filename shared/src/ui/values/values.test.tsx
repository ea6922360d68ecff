import { setLanguage } from '@portal/shared/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import { Icon, PhoneLink, Picture, Price, Rating, Steps, Timeline } from '../index.ts';

beforeEach(() => setLanguage('zh-cn'));

test.each([
  ['zh-cn', '¥1,288起原价 ¥1,588'],
  ['en', 'from¥1,288Was ¥1,588'],
] as const)('a price in %s shows that it is the lowest, and the former price', (language, text) => {
  setLanguage(language);
  const { container } = render(<Price fen={128800} from was={158800} />);
  expect(container).toHaveTextContent(text);
});

test('a former price that was not higher is not shown', () => {
  const { container } = render(<Price fen={128800} was={128800} />);
  expect(container).toHaveTextContent(/^¥1,288$/);
});

test('a rating has an accessible name with score and number of reviews, or says that there are none', () => {
  const { container, rerender } = render(<Rating tenths={47} count={128} />);
  expect(container).toHaveTextContent('4.7 分（满分 5 分）');
  expect(container).toHaveTextContent('128 条点评');
  rerender(<Rating tenths={null} />);
  expect(container).toHaveTextContent('暂无点评');
});

test('an icon is decoration unless it has a name', () => {
  const { container, rerender } = render(<Icon name="heart" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  rerender(<Icon name="heart" label="已收藏" />);
  expect(screen.getByRole('img', { name: '已收藏' })).toBeVisible();
});

test('a picture reserves its space, and a broken one shows its alternative text', () => {
  render(<Picture src="/a.svg" alt="硇洲灯塔" width={4} height={3} />);
  const picture = screen.getByRole('img', { name: '硇洲灯塔' });
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveStyle({ aspectRatio: '4 / 3' });
  fireEvent.error(picture);
  expect(screen.getByRole('img', { name: '硇洲灯塔' })).not.toHaveAttribute('src');
});

test('the current step has aria-current', () => {
  render(<Steps current={1} items={['选择', '填写', '支付']} />);
  expect(screen.getByText('填写')).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText('选择')).not.toHaveAttribute('aria-current');
});

test('a timeline shows instants in Asia/Shanghai', () => {
  render(<Timeline items={[{ at: '2026-11-20T02:00:00Z', text: '已下单' }]} />);
  expect(screen.getByText(/2026年11月20日.*10:00/)).toHaveAttribute('datetime', '2026-11-20T02:00:00Z');
});

test.each([
  ['0759-2386 6886', 'tel:075923866886'],
  ['+86 759 2386', 'tel:+867592386'],
])('%s is dialled as %s', (phone, href) => {
  render(<PhoneLink phone={phone} />);
  expect(screen.getByRole('link', { name: phone })).toHaveAttribute('href', href);
});
