import type { InvoiceRow } from '@portal/shared/contract';
import { people, renderView } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { describeList } from '#src/list/testing/describe-list.tsx';
import Invoices from './index.tsx';

const call = 'GET /api/v1/invoices';

const invoice: InvoiceRow = {
  ...{ id: 7, type: 'personal', title: '陈海生', email: 'chen@example.com' },
  ...{ state: 'REQUESTED', amount: null, invoiceNo: null, note: null, downloadable: false },
  ...{ createdAt: '2026-11-20T02:00:00Z', updatedAt: '2026-11-20T02:00:00Z', redInvoiceNo: null },
  ...{
    orderNo: 'T2026112000001',
    kind: 'tour',
    orderTitle: { zh: '特呈岛一日游' },
    net: 20_000,
    duty: 'issue',
  },
};

const page = { list: [invoice], total: 1 };

describeList({
  ...{ screen: <Invoices />, path: '/business/invoices', call, page },
  shown: '陈海生',
  empty: '没有符合条件的发票',
});

test('the first tab asks for requested invoices, and another tab for its own state', async () => {
  const { server, person, address } = renderView(<Invoices />, {
    path: '/business/invoices',
    user: people.root,
    answers: { [call]: page },
  });
  expect(await screen.findByText('陈海生')).toBeVisible();
  expect(server.received(call)[0]?.query).toEqual({ state: 'REQUESTED', pageNum: '1', pageSize: '10' });
  await person.click(screen.getByRole('tab', { name: '已开具' }));
  await waitFor(() => expect(server.received(call).at(-1)?.query).toMatchObject({ state: 'ISSUED' }));
  expect(address()).toContain('tab=ISSUED');
});
