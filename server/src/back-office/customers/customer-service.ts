import type { CustomerProfile, OrderNote } from '@portal/shared/contract';
import { maskEmail, maskMobile, rootRole } from '@portal/shared/rules';
import { recordChange } from '#src/platform/audit/index.ts';
import type { DataScope, Deps } from '#src/platform/context/index.ts';
import { type Db, lockMember } from '#src/platform/database/index.ts';
import { invalidField, type Member, notFound } from '#src/platform/errors/index.ts';
import * as repository from './customer-repository.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

const mostNotes = 200;

const getCustomer = async (db: Db, member: Member, id: number, scope: DataScope) => {
  const reader = { scope, isRoot: member.roles.includes(rootRole) };
  const found = await repository.findCustomer(db, id, reader);
  if (!found) throw notFound('没有这位客户', 'There is no such customer');
  return found;
};

const iso = (at: Date): string => at.toISOString();

/** What belongs to no department; nothing for readers of some departments. */
const agencyWide = async (
  db: Db,
  scope: DataScope,
  customer: Parameters<typeof repository.listEnquiries>[1],
): Promise<Pick<CustomerProfile, 'coupons' | 'messages' | 'enquiries'>> => {
  if (scope !== 'all') return { coupons: [], messages: [], enquiries: [] };
  const held = await repository.listCoupons(db, customer.id);
  const sent = await repository.listMessages(db, customer.id);
  const asked = await repository.listEnquiries(db, customer);
  return {
    coupons: held.map((row) => ({ ...row, endsAt: iso(row.endsAt), receivedAt: iso(row.receivedAt) })),
    messages: sent.map((row) => ({
      ...row,
      readAt: row.readAt && iso(row.readAt),
      createdAt: iso(row.createdAt),
    })),
    enquiries: asked.map((row) => ({ ...row, createdAt: iso(row.createdAt) })),
  };
};

const ordersOf = async (
  db: Db,
  id: number,
  scope: DataScope,
): Promise<Pick<CustomerProfile, 'totals' | 'orders' | 'refunds' | 'consents'>> => {
  const orders = await repository.listOrders(db, id, scope);
  const refunds = await repository.listRefunds(db, id, scope);
  return {
    totals: await repository.sumOrders(db, id, scope),
    orders: orders.map((row) => ({ ...row, createdAt: iso(row.createdAt) })),
    refunds: refunds.map((row) => ({ ...row, createdAt: iso(row.createdAt) })),
    consents: await repository.listConsents(db, id, scope),
  };
};

/**
 * A customer as far as the reader sees them: contacts masked, orders within the data scope. Each access is audited. Throws
 * 404 for an unknown or erased account, and for one with the role ROOT unless the reader has it.
 */
export const getCustomerProfile = async (
  { db }: Needs,
  member: Member,
  id: number,
  scope: DataScope,
): Promise<CustomerProfile> => {
  const customer = await getCustomer(db, member, id, scope);
  await recordChange(db, { actor: member, action: 'read', subject: 'customer', subjectId: id });
  const notes = await repository.listNotes(db, id);
  return {
    ...customer,
    mobile: customer.mobile && maskMobile(customer.mobile),
    email: customer.email && maskEmail(customer.email),
    createdAt: iso(customer.createdAt),
    closingAt: customer.closingAt && iso(customer.closingAt),
    ...(await ordersOf(db, id, scope)),
    ...(await agencyWide(db, scope, customer)),
    notes: notes.map((note) => ({ ...note, createdAt: iso(note.createdAt) })),
  };
};

/** Adds an internal note to a customer. Throws 404, and an HttpError on `text` for a blank note and beyond 200 notes. */
export const addCustomerNote = (
  { db, now }: Needs,
  member: Member,
  id: number,
  { words, scope }: { readonly words: string; readonly scope: DataScope },
): Promise<OrderNote> =>
  db.transaction(async (tx) => {
    const text = words.trim();
    if (text === '') throw invalidField('text', '请填写备注内容', 'Please write something');
    await getCustomer(tx, member, id, scope);
    await lockMember(tx, id);
    if ((await repository.countNotes(tx, id)) >= mostNotes)
      throw invalidField('text', '备注已达 200 条上限', 'There are 200 notes already');
    const createdAt = now();
    const note = await repository.insertNote(tx, { userId: id, authorId: member.userId, text, createdAt });
    await recordChange(tx, {
      ...{ actor: member, action: 'note', subject: 'customer', subjectId: id },
      after: { text },
    });
    const [added] = await repository.listNotes(tx, id);
    return { id: note, author: added?.author ?? member.username, text, createdAt: iso(createdAt) };
  });
