import type { ArticleForm, CallData, CallInput } from '@portal/shared/contract';
import { dayOf } from '@portal/shared/rules';
import { endStep, listSchedules, type ScheduleActor, unscheduled } from '#src/catalog/schedules/index.ts';
import { replacePictures } from '#src/media/pictures/index.ts';
import { recordChange, recordChanges, requireVersion } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { type Db, mapConstraintErrors } from '#src/platform/database/index.ts';
import { type Member, notFound } from '#src/platform/errors/index.ts';
import {
  type ArticleRecord,
  countArticles,
  deleteArticles,
  insertArticle,
  listArticles,
  lockArticles,
  nameCategory,
  updateArticle,
} from './article-record-repository.ts';
import { articleFaults, columnsOf, picturesOf, requireDeletable, requireFitting } from './article-rules.ts';

const audit = { subject: 'article' } as const;

type Page = 'GET /api/v1/articles/page';

/** Articles of a kind, paginated, drafts included. */
export const pageArticles = async (
  { db, now }: Deps,
  { pageNum = 1, pageSize = 10, ...filters }: CallInput<Page>['query'],
): Promise<CallData<Page>> => {
  const place = { today: dayOf(now()), limit: pageSize, offset: (pageNum - 1) * pageSize };
  const rows = await listArticles(db, filters, place);
  const ids = rows.map(({ id }) => id);
  const scheduled = await listSchedules(db, 'article', ids);
  const list = rows.map((row) => ({ ...row, schedule: scheduled.get(row.id) ?? unscheduled }));
  return { list, total: await countArticles(db, filters) };
};

const getArticles = async (tx: Db, ids: readonly number[]): Promise<ArticleRecord[]> => {
  const found = await lockArticles(tx, ids);
  if (found.length !== ids.length) throw notFound('文章不存在', 'There is no such article');
  return found;
};

const steps = ['take-down', 'publish'] as const;

/** One article for the edit form. Throws 404. */
export const getArticle = async (db: Db, id: number): Promise<ArticleRecord> => {
  const [article] = (await getArticles(db, [id])) as [ArticleRecord];
  return article;
};

const nameNewCategory = async (tx: Db, category: string | null, en = ''): Promise<void> => {
  if (category !== null && en.trim() !== '') await nameCategory(tx, category, en.trim());
};

/** Adds an article; returns its id. Throws for an invalid field. */
export const createArticle = async (
  { db, now }: Deps,
  member: Member,
  form: ArticleForm,
): Promise<{ id: number }> => {
  const after = columnsOf(form);
  requireFitting(after, dayOf(now()));
  return mapConstraintErrors(articleFaults, () =>
    db.transaction(async (tx) => {
      await replacePictures(tx, member.userId, { before: [], after: picturesOf(after), now: now() });
      await nameNewCategory(tx, after.category, form.categoryEn);
      const id = await insertArticle(tx, after);
      await recordChange(tx, { ...audit, actor: member, action: 'create', subjectId: id, after });
      return { id };
    }),
  );
};

/** Changes an article. Throws for an invalid field, 409 for a stale version, and 404. */
export const changeArticle = async ({ db, now }: Deps, member: Member, id: number, form: ArticleForm) =>
  mapConstraintErrors(articleFaults, () =>
    db.transaction(async (tx) => {
      const before = await getArticle(tx, id);
      await requireVersion(tx, { ...audit, id, seen: form.version, stored: before.version });
      const after = columnsOf(form, before);
      requireFitting(after, dayOf(now()), before);
      const pictures = { before: picturesOf(before).map(({ url }) => url), after: picturesOf(after) };
      await replacePictures(tx, member.userId, { ...pictures, now: now() });
      await nameNewCategory(tx, after.category, form.categoryEn);
      await updateArticle(tx, id, after);
      if (after.status !== before.status) await endStep(tx, { kind: 'article', id }, steps[after.status]);
      await recordChange(tx, { ...audit, actor: member, action: 'update', subjectId: id, before, after });
    }),
  );

/** Publishes or unpublishes an article in a transaction, and ends its schedule of that. Throws 404. */
export const setStatusWithin = async (tx: Db, actor: ScheduleActor, id: number, status: 0 | 1) => {
  const before = await getArticle(tx, id);
  await updateArticle(tx, id, { status });
  await endStep(tx, { kind: 'article', id }, steps[status]);
  await recordChange(tx, {
    ...audit,
    ...{ actor, action: 'set-status', subjectId: id },
    before: { status: before.status },
    after: { status },
  });
};

/** Publishes or unpublishes an article. Throws 404. */
export const setArticleStatus = async ({ db }: Deps, member: Member, id: number, status: 0 | 1) =>
  db.transaction((tx) => setStatusWithin(tx, member, id, status));

/** Deletes news, all or none, with pictures. Throws for an article with a code, and 404. */
export const removeArticles = async ({ db, now }: Deps, member: Member, ids: readonly number[]) =>
  db.transaction(async (tx) => {
    const found = await getArticles(tx, ids);
    found.forEach(requireDeletable);
    const before = found.flatMap(picturesOf).map(({ url }) => url);
    await replacePictures(tx, member.userId, { before, after: [], now: now() });
    await deleteArticles(tx, ids);
    const deleted = { ...audit, actor: member, action: 'delete' } as const;
    await recordChanges(
      tx,
      found.map((article) => ({ ...deleted, subjectId: article.id, before: article })),
    );
  });
