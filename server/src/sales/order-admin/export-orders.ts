import { Readable } from 'node:stream';
import type { DeskFilters, DeskOrder, Language } from '@portal/shared/contract';
import { dayOf } from '@portal/shared/rules';
import type { SQL } from 'drizzle-orm';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import { inert } from '#src/platform/spreadsheet/index.ts';
import { passing } from './desk-filter.ts';
import { listOlder } from './desk-queries.ts';
import { checkFilters } from './desk-service.ts';
import { shownRow } from './desk-view.ts';
import { exportWords } from './export-words.ts';

const batch = 1_000;
const most = 50_000;

const yuan = (fen: number): string => (fen / 100).toFixed(2);

const cell = (text: string): string => `"${inert(text).replaceAll('"', '""')}"`;

const line = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

const cellsOf = (order: DeskOrder, { kinds, states }: (typeof exportWords)[Language]): string[] => [
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

/** Row by row as they are read, so that many orders need little memory. The mark in front tells spreadsheets the encoding. */
async function* writeRows(db: Db, which: SQL | undefined, language: Language): AsyncGenerator<string> {
  const words = exportWords[language];
  yield `\uFEFF${line(words.columns)}`;
  let before: number | undefined;
  for (let written = 0; written < most; written += batch) {
    const rows = await listOlder(db, which, before, batch);
    yield rows.map((row) => line(cellsOf(shownRow(row), words))).join('');
    if (rows.length < batch) return;
    before = rows.at(-1)?.id;
  }
}

/** The orders within the filters as CSV, the newest 50,000, contacts masked. Written down in the audit. */
export const exportOrders = async (
  { database: { db } }: Pick<Deps, 'database'>,
  staff: Member,
  filters: DeskFilters,
  language: Language,
): Promise<Readable> => {
  checkFilters(filters);
  const which = await passing(db, filters);
  await recordChange(db, {
    actor: staff,
    action: 'export',
    subject: 'order-list',
    subjectId: 'csv',
    after: filters,
  });
  return Readable.from(writeRows(db, which, language));
};
