import type { CallData, CallInput, EnquiryDetail, EnquiryFilters } from '@portal/shared/contract';
import { errorCodes, hasPerm, maskEmail, maskMobile, nextEnquiryState } from '@portal/shared/rules';
import { recordChange, requireVersion } from '#src/platform/audit/index.ts';
import type { DataScope, Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import {
  conflict,
  invalidField,
  type Member,
  notFound,
  requireDayOrder,
} from '#src/platform/errors/index.ts';
import {
  changeCase,
  countCases,
  type EnquiryCase,
  findCase,
  findHolder,
  insertStep,
  listCaseIds,
  listCases,
  listHolders,
  listSteps,
  lockCase,
} from './enquiry-case-repository.ts';

/** The permission to work on enquiries. */
export const work = 'biz:enquiry:edit';

/** A separate audit subject: data export and erasure find members' own enquiries by `enquiry`. */
const subject = 'enquiry-case';

const mayWork = (member: Member): boolean => hasPerm(member, [work]);

/** The enquiry with a masked contact. */
const masked = (one: EnquiryCase): EnquiryCase => ({
  ...one,
  contactName: `${[...one.contactName][0] ?? ''}**`,
  mobile: one.mobile && maskMobile(one.mobile),
  email: one.email && maskEmail(one.email),
});

const shownTo = (member: Member): ((one: EnquiryCase) => EnquiryCase) =>
  mayWork(member) ? (one) => one : masked;

/** The ids of the filtered enquiries, newest first; at most `limit`. Throws for the end of a reversed range of days. */
export const findEnquiryIds = async (
  { db }: Pick<Deps, 'db'>,
  member: Member,
  filters: EnquiryFilters,
  { scope, limit }: { readonly scope: DataScope; readonly limit: number },
): Promise<number[]> => {
  requireDayOrder(filters.from, filters.to);
  return listCaseIds(db, filters, { inPerson: mayWork(member), scope }, limit);
};

/** Enquiries, paginated, newest first; contacts are masked without the permission to handle them. */
export const pageEnquiries = async (
  { db }: Deps,
  member: Member,
  { pageNum = 1, pageSize = 10, ...filters }: CallInput<'GET /api/v1/enquiries/page'>['query'],
  scope: DataScope,
): Promise<CallData<'GET /api/v1/enquiries/page'>> => {
  requireDayOrder(filters.from, filters.to);
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const reader = { inPerson: mayWork(member), scope };
  const found = await listCases(db, filters, reader, page);
  return { list: found.map(shownTo(member)), total: await countCases(db, filters, reader) };
};

/** Colleagues in the data scope who can be assigned. */
export const listAssignees = ({ db }: Deps, scope: DataScope) => listHolders(db, work, scope);

const getCase = async (db: Db, id: number): Promise<EnquiryCase> => {
  const found = await findCase(db, id);
  if (!found) throw notFound('咨询不存在', 'There is no such enquiry');
  return found;
};

/** One enquiry with its steps, masked like the list. Throws 404. */
export const getEnquiry = async ({ db }: Deps, member: Member, id: number): Promise<EnquiryDetail> => ({
  ...shownTo(member)(await getCase(db, id)),
  steps: await listSteps(db, id),
});

/** The enquiry, row-locked until the transaction ends. Throws 404, and 409 for a stale version. */
const lockOpenCase = async (tx: Db, id: number, seen: string | undefined): Promise<EnquiryCase> => {
  await lockCase(tx, id);
  const found = await getCase(tx, id);
  await requireVersion(tx, { subject, id, seen, stored: found.version });
  return found;
};

const trimmed = (text: string | undefined): string | null => text?.trim() || null;

const wrongState = () =>
  conflict(
    errorCodes.wrongState,
    '当前状态不能进行此操作',
    'This action is not possible in the current state',
  );

/** Moves an enquiry to its next state. Throws A0513 for an invalid one, 409 for a stale version, 404. */
export const takeEnquiryFurther = async (
  { db }: Deps,
  member: Member,
  id: number,
  { event, note, version }: CallInput<'PUT /api/v1/enquiries/:id/state'>['body'],
): Promise<void> =>
  db.transaction(async (tx) => {
    const { state } = await lockOpenCase(tx, id, version);
    const next = nextEnquiryState(state, event);
    if (!next) throw wrongState();
    await changeCase(tx, id, { state: next });
    await insertStep(tx, { enquiryId: id, step: event, authorId: member.userId, note: trimmed(note) });
    const change = { before: { state }, after: { state: next } };
    await recordChange(tx, { actor: member, action: event, subject, subjectId: id, ...change });
  });

/** Assigns an enquiry to a colleague in the data scope. Throws for one without the permission, 409 and 404. */
export const assignEnquiry = async (
  { db }: Pick<Deps, 'db'>,
  member: Member,
  id: number,
  { assigneeId, version }: CallInput<'PUT /api/v1/enquiries/:id/assignee'>['body'],
  scope: DataScope,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { assignee } = await lockOpenCase(tx, id, version);
    if (assigneeId !== null && !(await findHolder(tx, work, assigneeId, scope)))
      throw invalidField('assigneeId', '该同事不能处理咨询', 'They may not work on enquiries');
    if ((assignee?.id ?? null) === assigneeId) return;
    await changeCase(tx, id, { assigneeId });
    await insertStep(tx, { enquiryId: id, step: 'assign', authorId: member.userId, assigneeId });
    const change = { before: { assigneeId: assignee?.id ?? null }, after: { assigneeId } };
    await recordChange(tx, { actor: member, action: 'assign', subject, subjectId: id, ...change });
  });

/** Adds a note to an enquiry. Throws for a blank one, and 404. */
export const addEnquiryNote = async ({ db }: Deps, member: Member, id: number, text: string): Promise<void> =>
  db.transaction(async (tx) => {
    const note = trimmed(text);
    if (!note) throw invalidField('text', '请填写跟进内容', 'Write what there is to say');
    await lockOpenCase(tx, id, undefined);
    await insertStep(tx, { enquiryId: id, step: 'note', authorId: member.userId, note });
    await recordChange(tx, { actor: member, action: 'note', subject, subjectId: id });
  });
