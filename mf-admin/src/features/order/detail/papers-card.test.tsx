import type { AdminOrderDetail } from '@portal/shared/contract';
import { people, refuse, renderView } from '@portal/shared/testing';
import { saveFile } from '@portal/shared/ui';
import { screen, waitFor } from '@testing-library/react';
import { PapersCard } from './papers-card.tsx';

jest.mock('@portal/shared/ui', () => ({
  ...jest.requireActual<object>('@portal/shared/ui'),
  saveFile: jest.fn(),
}));

const contractCall = 'GET /api/v1/staff/orders/:orderNo/contract';

const order = (changes: Partial<AdminOrderDetail> = {}): AdminOrderDetail =>
  ({
    ...{ orderNo: 'T20261120000001', kind: 'tour', state: 'PAID', paidAmount: 100, invoice: null },
    consent: { version: '2026-11', sha256: 'c'.repeat(64), at: '2026-11-20T02:00:00.000Z' },
    contracts: [
      {
        ...{ version: 1, issuedAt: '2026-11-20T02:06:00.000Z' },
        ...{ contractSha256: 'a'.repeat(64), itinerarySha256: 'b'.repeat(64) },
      },
    ],
    ...changes,
  }) as AdminOrderDetail;

test.each([
  ['zh-cn', '下载旅游合同（第 1 版）', '旅游合同 T20261120000001 v1.pdf', /于 2026年11月20日 10:00 同意/],
  [
    'en',
    'Download Travel contract (version 1)',
    'Travel contract T20261120000001 v1.pdf',
    /accepted on Nov 20, 2026/,
  ],
] as const)(
  'staff download a contract and compare its hash (%s)',
  async (language, button, file, consent) => {
    const pdf = new Blob(['%PDF']) as never;
    const answers = { [contractCall]: pdf };
    const { person } = renderView(<PapersCard order={order()} />, { user: people.root, language, answers });
    expect(await screen.findByText(`SHA-256 ${'a'.repeat(64)}`)).toBeVisible();
    expect(screen.getByText(consent)).toBeVisible();
    await person.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith(pdf, file));
  },
);

test('a contract that is being made has no button', async () => {
  const contracts = [{ version: 1, issuedAt: null, contractSha256: null, itinerarySha256: null }];
  renderView(<PapersCard order={order({ contracts })} />, { user: people.root });
  expect(await screen.findAllByText('生成中')).toHaveLength(2);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a failed download is reported and saves nothing', async () => {
  jest.mocked(saveFile).mockClear();
  const answers = { [contractCall]: refuse('A0401', '没有找到', { status: 404 }) };
  const { person } = renderView(<PapersCard order={order()} />, { user: people.root, answers });
  await person.click(await screen.findByRole('button', { name: '下载旅游合同（第 1 版）' }));
  expect(await screen.findByText('没有找到')).toBeVisible();
  expect(saveFile).not.toHaveBeenCalled();
});

test('an order without documents and consent has no card', () => {
  renderView(<PapersCard order={order({ contracts: [], consent: null })} />, { user: people.root });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
