import { renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import type { StockDays } from '../stock/stock-days.ts';
import type { Stay } from './stay.ts';
import { StayCalendar } from './stay-calendar.tsx';

/** Nights from November 28th to December 10th; December 2nd is taken, two rooms are left on the 3rd. */
const days: StockDays = new Map(
  Array.from({ length: 13 }, (_, index) => {
    const day = new Date(Date.UTC(2026, 10, 28 + index)).toISOString().slice(0, 10);
    const left = day === '2026-12-02' ? 0 : day === '2026-12-03' ? 2 : 20;
    return [day, { price: 38_800, left }];
  }),
);

const Calendar = ({ first = {} }: { first?: Stay }) => {
  const [stay, setStay] = useState<Stay>(first);
  return <StayCalendar days={days} stay={stay} onChange={setStay} />;
};

const day = (name: RegExp) => {
  const button = screen.getByText(name, { selector: '.visually-hidden' }).closest('button');
  if (!button) throw new Error(`${name} is not on a day`);
  return button;
};

test('check-in is chosen first, then check-out, and the range between is marked', async () => {
  const { person } = renderView(<Calendar />);
  expect(screen.getByRole('status')).toHaveTextContent('请选择入住日期');
  await person.click(day(/11月28日.*¥388/));
  expect(screen.getByRole('status')).toHaveTextContent('已选 11月28日周六 入住，请选择离店日期');
  await person.click(day(/11月30日/));
  expect(screen.getByRole('status')).toHaveTextContent('11月28日周六 入住，11月30日周一 离店，共 2 晚');
  expect(day(/11月28日.*入住日/).closest('td')).toHaveAttribute('aria-selected', 'true');
  expect(day(/11月29日.*已在住宿期间/).closest('td')).toHaveAttribute('aria-selected', 'true');
  expect(day(/11月30日周一，离店日/).closest('td')).toHaveAttribute('aria-selected', 'true');
});

test('a stay is chosen by keyboard, across months, up to a night that is sold out', async () => {
  const { person } = renderView(<Calendar />);
  day(/11月28日/).focus();
  await person.keyboard('{ArrowRight}{ArrowRight}{Enter}{ArrowRight}{ArrowRight}');
  expect(day(/12月2日周三，可离店/)).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('11月30日周一 入住，12月2日周三 离店，共 2 晚');
});

test('a sold-out night is no check-in and part of no stay', async () => {
  const { person } = renderView(<Calendar first={{ checkIn: '2026-12-01' }} />);
  await person.click(day(/12月3日.*仅余 2/));
  expect(screen.getByRole('status')).toHaveTextContent('已选 12月3日周四 入住');
  await person.click(day(/12月2日.*已售罄/));
  expect(screen.getByRole('status')).toHaveTextContent('已选 12月3日周四 入住');
});

test('the morning after the last night is a check-out', async () => {
  const { person } = renderView(<Calendar first={{ checkIn: '2026-12-09' }} />);
  await person.click(day(/12月11日周五，可离店/));
  expect(screen.getByRole('status')).toHaveTextContent('共 2 晚');
});

test('it is available in English, with instructions', () => {
  renderView(<Calendar first={{ checkIn: '2026-12-01', checkOut: '2026-12-02' }} />, { language: 'en' });
  expect(screen.getByRole('status')).toHaveTextContent('Tue, Dec 1 to Wed, Dec 2, 1 night');
  expect(screen.getByRole('grid', { name: 'December 2026' })).toHaveAccessibleDescription(/Arrow keys/);
});

test('without nights there is no calendar', () => {
  renderView(<StayCalendar days={new Map()} stay={{}} onChange={() => undefined} />);
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
});
