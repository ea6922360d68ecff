import type { Text } from '@portal/shared/contract';
import { pageCoupons } from '#src/sales/coupons/index.ts';
import { pageInvoices } from '#src/sales/invoices/index.ts';
import { listAdminOrders } from '#src/sales/order-admin/index.ts';
import { listAdminRefunds } from '#src/sales/refunds/index.ts';
import { type Find, maxPerKind, noteOf, pathOf } from './searcher.ts';

const pageSize = maxPerKind;

const inBoth = ({ zh, en }: Text, note: string): Text => ({
  zh: noteOf(zh, note),
  ...(en ? { en: noteOf(en, note) } : {}),
});

const titleOf = ({ title, titleEn }: { title: string; titleEn: string | null }): Text => ({
  zh: title,
  ...(titleEn ? { en: titleEn } : {}),
});

export const findOrders: Find = async ({ deps, scope }, keywords) => {
  const { list, total } = await listAdminOrders(deps, { keywords, pageSize }, scope);
  return {
    hits: list.map((order) => ({
      title: { zh: order.orderNo },
      note: inBoth(titleOf(order), order.member),
      path: pathOf('/business/orders/detail', { no: order.orderNo }),
    })),
    total,
    list: pathOf('/business/orders', { keywords }),
  };
};

/** Orders of visas, where their documents are reviewed. */
export const findVisaApplications: Find = async ({ deps, scope }, keywords) => {
  const { list, total } = await listAdminOrders(deps, { keywords, kind: 'visa', pageSize }, scope);
  return {
    hits: list.map((order) => ({
      title: { zh: order.orderNo },
      note: inBoth(titleOf(order), order.member),
      path: pathOf('/business/visas', { no: order.orderNo }),
    })),
    total,
    list: pathOf('/business/orders', { kind: 'visa', keywords }),
  };
};

export const findRefunds: Find = async ({ deps, member, scope }, keywords) => {
  const { list, total } = await listAdminRefunds(deps, { member, scope }, { keywords, pageSize });
  return {
    hits: list.map(({ refundNo, orderNo, title }) => ({
      title: { zh: refundNo },
      note: inBoth(title, orderNo),
      path: pathOf('/business/refunds', { no: refundNo }),
    })),
    total,
    list: pathOf('/business/refunds', { keywords }),
  };
};

export const findInvoices: Find = async ({ deps, scope }, keywords) => {
  const { list, total } = await pageInvoices(deps, { keywords, pageSize }, scope);
  return {
    hits: list.map(({ title, invoiceNo, orderNo }) => ({
      title: { zh: title },
      note: { zh: noteOf(invoiceNo, orderNo) },
      path: pathOf('/business/invoices', { tab: 'all', keywords: orderNo }),
    })),
    total,
    list: pathOf('/business/invoices', { tab: 'all', keywords }),
  };
};

export const findCoupons: Find = async ({ deps }, keywords) => {
  const { list, total } = await pageCoupons(deps, { keywords, pageSize });
  return {
    hits: list.map(({ id, title }) => ({
      title,
      note: { zh: `#${id}` },
      path: pathOf('/business/coupons', { keywords: title.zh }),
    })),
    total,
    list: pathOf('/business/coupons', { keywords }),
  };
};
