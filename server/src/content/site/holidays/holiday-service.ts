import type { CallData, CallInput, DateChoice, HolidayForm } from '@portal/shared/contract';
import { dayOf, daysBetween } from '@portal/shared/rules';
import { recordChange, recordChanges, requireVersion } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { invalidField, type Member, notFound } from '#src/platform/errors/index.ts';
import { requireText } from '#src/platform/text/index.ts';
import { dateChoices, maxHolidays } from './date-choices.ts';
import {
  countHolidays,
  deleteHolidays,
  findHoliday,
  type HolidayColumns,
  insertHoliday,
  listComing,
  listHolidays,
  lockHolidays,
  updateHoliday,
} from './holiday-repository.ts';

type Needs = Pick<Deps, 'db' | 'now'>;
type Page = 'GET /api/v1/site/holidays/page';

const auditRow = { subject: 'holiday' } as const;
const maxDays = 31;

const noHoliday = () => notFound('节假日不存在', 'There is no such holiday');

/** The weekends and holidays that lists offer as dates, from today on (Asia/Shanghai). */
export const getDateChoices = async ({ db, now }: Needs): Promise<DateChoice[]> => {
  const today = dayOf(now());
  return dateChoices(today, await listComing(db, today, maxHolidays));
};

/** A page of holidays, the latest first. */
export const pageHolidays = async (
  { db }: Needs,
  { keywords, pageNum = 1, pageSize = 10 }: CallInput<Page>['query'],
): Promise<CallData<Page>> => ({
  list: await listHolidays(db, keywords, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
  total: await countHolidays(db, keywords),
});

/** A holiday as its form edits it. Throws 404. */
export const getHolidayForm = async ({ db }: Needs, id: number): Promise<HolidayForm> => {
  const found = await findHoliday(db, id);
  if (!found) throw noHoliday();
  return found;
};

const columnsOf = ({ name, firstDay, lastDay, expected }: HolidayForm): HolidayColumns => {
  const days = daysBetween(firstDay, lastDay) + 1;
  if (days < 1) throw invalidField('lastDay', '不能早于第一天', 'It cannot be before the first day');
  if (days > maxDays)
    throw invalidField('lastDay', `最多 ${maxDays} 天`, `A holiday has at most ${maxDays} days`);
  return { name: requireText('name', name), firstDay, lastDay, expected };
};

/** Adds a holiday. Throws an HttpError naming the field. */
export const createHoliday = async ({ db }: Needs, member: Member, form: HolidayForm): Promise<void> => {
  const after = columnsOf(form);
  await db.transaction(async (tx) => {
    const id = await insertHoliday(tx, after);
    await recordChange(tx, { ...auditRow, actor: member, action: 'create', subjectId: id, after });
  });
};

/** Changes a holiday. Throws like {@link createHoliday}, 409 for a version conflict, and 404. */
export const changeHoliday = async ({ db }: Needs, member: Member, id: number, form: HolidayForm) => {
  const after = columnsOf(form);
  await db.transaction(async (tx) => {
    const [held] = await lockHolidays(tx, [id]);
    if (!held) throw noHoliday();
    const { version, ...before } = held;
    await requireVersion(tx, { ...auditRow, id, seen: form.version, stored: version });
    await updateHoliday(tx, id, after);
    await recordChange(tx, { ...auditRow, actor: member, action: 'update', subjectId: id, before, after });
  });
};

/** Deletes holidays, all or none. Throws 404. */
export const removeHolidays = async ({ db }: Needs, member: Member, ids: readonly number[]): Promise<void> =>
  db.transaction(async (tx) => {
    const held = await lockHolidays(tx, ids);
    if (held.length !== ids.length) throw noHoliday();
    await deleteHolidays(tx, ids);
    await recordChanges(
      tx,
      held.map(({ version: _version, ...before }) => ({
        ...{ ...auditRow, actor: member, action: 'delete' as const, subjectId: before.id, before },
      })),
    );
  });
