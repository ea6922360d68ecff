import type { OrderDetail, TravelContract } from '@portal/shared/contract';
import { people, type RenderOptions, renderView } from '@portal/shared/testing';
import { saveFile } from '@portal/shared/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { PapersSection } from './papers-section.tsx';

jest.mock('@portal/shared/ui', () => ({
  ...jest.requireActual<object>('@portal/shared/ui'),
  saveFile: jest.fn(),
}));

const reading = 'GET /api/v1/orders/:orderNo';
const orderNo = 'T20261120000001';
const consent = { version: '2026-11', sha256: 'a'.repeat(64), at: '2026-11-20T02:00:00.000Z' };

const issued = (version: number): TravelContract => ({
  ...{ version, issuedAt: '2026-11-20T02:06:00.000Z' },
  ...{ contractSha256: 'a'.repeat(64), itinerarySha256: 'b'.repeat(64) },
});
const preparing: TravelContract = {
  ...{ version: 1, issuedAt: null },
  ...{ contractSha256: null, itinerarySha256: null },
};

// What the section reads of an order.
const paid = (changes: Partial<OrderDetail> = {}): OrderDetail =>
  ({
    ...{ orderNo, kind: 'tour', state: 'PAID', paidAmount: 256_000, invoice: null },
    ...{ consent, contracts: [issued(1)] },
    ...changes,
  }) as OrderDetail;

const show = (order: OrderDetail, options: RenderOptions = {}) =>
  renderView(<PapersSection order={order} />, {
    path: `/personal/route-order/detail?orderNo=${orderNo}`,
    user: people.member,
    ...options,
  });

afterEach(() => jest.useRealTimers());

test('contract and itinerary of a paid tour are saved as files', async () => {
  const pdf = new Blob(['%PDF'], { type: 'application/pdf' }) as never;
  const { person, server } = show(paid(), {
    answers: {
      'GET /api/v1/orders/:orderNo/contract': pdf,
      'GET /api/v1/orders/:orderNo/itinerary': pdf,
    },
  });
  await person.click(screen.getByRole('button', { name: '下载旅游合同' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(pdf, `旅游合同 ${orderNo}.pdf`));
  await person.click(screen.getByRole('button', { name: '下载行程单' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(pdf, `行程单 ${orderNo}.pdf`));
  expect(server.received('GET /api/v1/orders/:orderNo/contract')[0]?.query).toEqual({ version: '1' });
  expect(screen.getByText(/2026年11月20日 10:00 同意旅游合同条款（版本 2026-11）/)).toBeVisible();
});

test('a contract that is being made is shown as such, and appears without a reload', async () => {
  jest.useFakeTimers();
  const { server } = show(paid({ contracts: [preparing] }), {
    answers: { [reading]: paid({ contracts: [preparing] }) },
  });
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getAllByText('正在生成')).toHaveLength(2);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  server.answer({ [reading]: paid() });
  await act(() => jest.advanceTimersByTimeAsync(5_500));
  expect(screen.getByRole('button', { name: '下载旅游合同' })).toBeVisible();
});

test('a changed order has the latest version first and names them', () => {
  show(paid({ contracts: [issued(1), issued(2)] }));
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual([
    '下载旅游合同 第 2 版',
    '下载行程单 第 2 版',
    '下载旅游合同 第 1 版',
    '下载行程单 第 1 版',
  ]);
});

test.each([
  ['zh-cn', '查看发票'],
  ['en', 'View Invoice'],
] as const)('an issued invoice is linked in the page (%s)', (language, name) => {
  const invoice = {
    ...({ type: 'personal', title: 'Li', email: 'lan@example.cn', state: 'ISSUED' } as const),
    ...{ amount: 256_000, invoiceNo: '24440000000001', note: null, downloadable: true },
    createdAt: '2026-11-20T02:06:00.000Z',
  };
  show(paid({ contracts: [], consent: null, invoice }), { language });
  expect(screen.getByRole('link', { name })).toHaveAttribute(
    'href',
    `/personal/route-order/detail?orderNo=${orderNo}#invoice`,
  );
});

test('an unpaid order shows nothing', () => {
  show(paid({ state: 'PENDING_PAYMENT', paidAmount: 0, contracts: [] }));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
