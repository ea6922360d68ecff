import type { ETicket, OrderDetail } from '@portal/shared/contract';
import { type Answers, people, type RenderOptions, renderView, unreachable } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { ETicketSection } from './e-ticket-section.tsx';

const reading = 'GET /api/v1/orders/:orderNo/e-tickets';

const ticket = (changes: Partial<ETicket> = {}): ETicket => ({
  ticketNo: 'E2611200000000001',
  title: { zh: '湖光岩', en: 'Huguangyan' },
  type: { zh: '成人票', en: 'Adult ticket' },
  visitor: 'Chen Hai',
  day: '2027-03-15',
  from: '09:00',
  to: '12:00',
  code: 'A1B2C3D4E5F60718',
  state: 'ISSUED',
  usedAt: null,
  ...changes,
});

const second = ticket({ ticketNo: 'E2611200000000002', visitor: 'Li Lan', code: 'B1B2C3D4E5F60718' });

// What the section reads of an order.
const order = { orderNo: 'K20261120000001', paidAmount: 10_000 } as OrderDetail;

const show = (answer: Answers[typeof reading], options: RenderOptions = {}, of = order) =>
  renderView(<ETicketSection order={of} />, {
    user: people.member,
    answers: { [reading]: answer },
    ...options,
  });

test('visitors have their own codes, with day, time-slot, number and state', async () => {
  show([ticket(), second]);
  const [first, other] = await screen.findAllByRole('listitem');
  if (!first || !other) throw new Error('there are two tickets');
  const code = within(first).getByRole('img', { name: 'Chen Hai的入园二维码' });
  const drawn = (image: HTMLElement) => image.querySelector('path')?.getAttribute('d');
  expect(drawn(code)).toMatch(/^M\d+ \d+h1v1h-1z/);
  expect(drawn(within(other).getByRole('img'))).not.toBe(drawn(code));
  expect(first).toHaveTextContent(/Chen Hai.*待使用.*湖光岩 · 成人票.*2027年3月15日周一 09:00–12:00/);
  expect(first).toHaveTextContent('票号 E2611200000000001');
});

test('a ticket that is used or void has no code, and says why', async () => {
  show([
    ticket({ code: null, state: 'USED', usedAt: '2027-03-15T01:30:00.000Z' }),
    ticket({ ...second, code: null, state: 'VOID' }),
    ticket({ ticketNo: 'E3', code: null }),
  ]);
  expect(await screen.findByText(/09:30 入园$/)).toBeVisible();
  expect(screen.getAllByText('已作废')).toHaveLength(2);
  expect(screen.getByText('退款处理中，暂不能使用')).toBeVisible();
  expect(screen.queryByRole('img', { name: /二维码/ })).not.toBeInTheDocument();
});

test('the page asks for the codes at the gate only while a ticket has one', async () => {
  const lead = '入园时出示二维码，一人一码，使用一次后失效。';
  const refunded = ticket({ code: null, state: 'VOID' });
  const { unmount } = show([refunded, second]);
  expect(await screen.findByText(lead)).toBeVisible();
  unmount();
  show([refunded]);
  expect(await screen.findByText('已作废', { selector: 'p' })).toBeVisible();
  expect(screen.queryByText(lead)).not.toBeInTheDocument();
});

test('tickets without names are numbered', async () => {
  show([ticket({ visitor: null }), ticket({ ticketNo: 'E2', visitor: null })]);
  expect(await screen.findByText('第 1 张门票')).toBeVisible();
  expect(screen.getByRole('img', { name: '第 2 张门票的入园二维码' })).toBeVisible();
});

test('tickets are printed without the rest of the order', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { person } = show([ticket()]);
  await person.click(await screen.findByRole('button', { name: '打印' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(document.documentElement).toHaveAttribute('data-print', 'tickets');
  window.dispatchEvent(new Event('afterprint'));
  expect(document.documentElement).not.toHaveAttribute('data-print');
  print.mockRestore();
});

test('a failed load of tickets can be retried', async () => {
  const { person, server } = show(unreachable);
  const again = await screen.findByRole('button', { name: '重试' });
  server.answer({ [reading]: [ticket()] });
  await person.click(again);
  expect(await screen.findByRole('img', { name: /二维码/ })).toBeVisible();
});

test('an unpaid order has no tickets and makes no call', () => {
  const { server } = show([], {}, { ...order, paidAmount: 0 });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(server.received(reading)).toEqual([]);
});

test('in English', async () => {
  show([ticket(), ticket({ ...second, code: null, state: 'EXPIRED' })], { language: 'en' });
  expect(await screen.findByRole('img', { name: 'QR code of Chen Hai' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/);
});
