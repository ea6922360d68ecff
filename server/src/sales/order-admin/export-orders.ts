import { Readable } from 'node:stream';
import type { AdminOrder, AdminOrderFilters, Language } from '@portal/shared/contract';
import { dayOf } from '@portal/shared/rules';
import type { SQL } from 'drizzle-orm';
import { recordChange } from '#src/platform/audit/index.ts';
import type { DataScope, Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import { inert } from '#src/platform/spreadsheet/index.ts';
import en from './messages.en.json' with { type: 'json' };
import zh from './messages.zh-cn.json' with { type: 'json' };
import { matchFilters } from './order-admin-filter.ts';
import { listRowsBefore } from './order-admin-repository.ts';
import { checkFilters } from './order-admin-service.ts';
import { toAdminOrder } from './order-admin-view.ts';

const exportMessages: Readonly<Record<Language, typeof zh>> = { 'zh-cn': zh, en };

const batchSize = 1_000;
const maxExported = 50_000;

const yuan = (fen: number): string => (fen / 100).toFixed(2);

const cell = (text: string): string => `"${inert(text).replaceAll('"', '""')}"`;

const line = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

const cellsOf = (order: AdminOrder, { kinds, states }: (typeof exportMessages)[Language]): string[] => [
  order.orderNo,
  kinds[order.kind],
  order.title,
  states[order.state],
  dayOf(new Date(order.createdAt)),
  order.travelDay ?? '',
  String(order.people),
  yuan(order.amount),
  yuan(order.refundedAmount),
  order.member,
  order.contactName,
  order.contactMobile,
];

/** Streams row by row, so that large exports need little memory. The byte order mark is for spreadsheets. */
async function* writeRows(db: Db, which: SQL | undefined, language: Language): AsyncGenerator<string> {
  const words = exportMessages[language];
  yield `\uFEFF${line(words.columns)}`;
  let before: number | undefined;
  for (let written = 0; written < maxExported; written += batchSize) {
    const rows = await listRowsBefore(db, which, before, batchSize);
    yield rows.map((row) => line(cellsOf(toAdminOrder(row), words))).join('');
    if (rows.length < batchSize) return;
    before = rows.at(-1)?.id;
  }
}

/** The filtered orders as CSV, the newest 50,000, contacts masked. Writes an audit entry. */
export const exportOrders = async (
  { db }: Pick<Deps, 'db'>,
  { member, scope }: { readonly member: Member; readonly scope: DataScope },
  filters: AdminOrderFilters,
  language: Language,
): Promise<Readable> => {
  checkFilters(filters);
  const which = await matchFilters(db, filters, scope);
  await recordChange(db, {
    actor: member,
    action: 'export',
    subject: 'order-list',
    subjectId: 'csv',
    after: filters,
  });
  return Readable.from(writeRows(db, which, language));
};
