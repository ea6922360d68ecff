import type { Language } from '@portal/shared/contract';
import { dayOf } from '@portal/shared/rules';
import { and, asc, inArray } from 'drizzle-orm';
import { recordChange } from '#src/platform/audit/index.ts';
import type { DataScope, Deps } from '#src/platform/context/index.ts';
import { type Db, orders } from '#src/platform/database/index.ts';
import { type Member, notFound } from '#src/platform/errors/index.ts';
import { type PdfBlock, renderPdf } from '#src/platform/pdf/index.ts';
import { formatDay } from '#src/platform/text/index.ts';
import { listLines, type OrderRecord, orderInScope } from '#src/sales/orders/index.ts';
import en from './messages.en.json' with { type: 'json' };
import zh from './messages.zh-cn.json' with { type: 'json' };
import { listNotes } from './note-repository.ts';

interface Words {
  readonly labels: (typeof zh)['slips'];
  readonly inLanguage: (text: { readonly zh: string; readonly en?: string }) => string;
}

const wordsOf = (language: Language): Words =>
  language === 'en'
    ? { labels: en.slips, inLanguage: (text) => text.en ?? text.zh }
    : { labels: zh.slips, inLanguage: ({ zh: text }) => text };

/** Travellers, visitors and applicants by name; of hotels the guests. */
const peopleOf = ({ form }: OrderRecord): readonly string[] =>
  'guests' in form.details ? form.details.guests : form.travellers.map(({ name }) => name);

const addressOf = ({ form: { details } }: OrderRecord): string | undefined => {
  if (!('address' in details)) return undefined;
  const { name, mobile, province, city, district, street } = details.address;
  return `${name} ${mobile} ${province}${city}${district}${street}`;
};

const blocksOf = async (db: Db, order: OrderRecord, { labels, inLanguage }: Words): Promise<PdfBlock[]> => {
  const { contact, remark } = order.form;
  const day = (value: string) => inLanguage(formatDay(value));
  const [lines, notes] = [await listLines(db, order.id), await listNotes(db, order.id)];
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [labels.product, inLanguage(order.snapshot.title)],
    [labels.travel, order.travelDay && day(order.travelDay)],
    [labels.ordered, day(dayOf(order.createdAt))],
    [labels.contact, `${contact.name} ${contact.mobile}`],
    [labels.people, peopleOf(order).join(labels.comma)],
    [labels.address, addressOf(order)],
    [labels.lines, lines.map(({ name, quantity }) => `${name} × ${quantity}`).join('\n')],
    [labels.remark, remark],
    [labels.notes, notes.map(({ author, text }) => `${author}${labels.colon}${text}`).join('\n')],
  ];
  return [
    { kind: 'title', text: order.orderNo },
    {
      kind: 'facts',
      rows: facts.flatMap(([term, value]) => (value ? [[term, value] as const] : [])),
    },
  ];
};

const findOrders = async (db: Db, orderNos: readonly string[], scope: DataScope): Promise<OrderRecord[]> => {
  const wanted = and(inArray(orders.orderNo, [...orderNos]), orderInScope(scope));
  const found = await db.select().from(orders).where(wanted).orderBy(asc(orders.travelDay), asc(orders.id));
  if (found.length < orderNos.length) throw notFound();
  return found;
};

/**
 * Slips of orders as PDF in a language, by day of travel; document numbers are not on them. Writes an audit entry. Throws
 * 404 when an order is missing or beyond the data scope, and 503 when too many documents are being made.
 */
export const printSlips = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { member, scope }: { readonly member: Member; readonly scope: DataScope },
  orderNos: readonly string[],
  language: Language,
): Promise<Buffer> => {
  const words = wordsOf(language);
  const found = await findOrders(db, orderNos, scope);
  await recordChange(db, {
    ...{ actor: member, action: 'export', subject: 'order-list', subjectId: 'pdf' },
    after: { orderNos: found.map(({ orderNo }) => orderNo) },
  });
  const parts = [];
  for (const order of found)
    parts.push({ language, footer: order.orderNo, blocks: await blocksOf(db, order, words) });
  return renderPdf({ title: words.labels.title, author: '', createdAt: now(), parts });
};
