import { hasPerm } from '@portal/shared/rules';
import { productSteps } from '#src/catalog/product-editor/index.ts';
import { areProductsInScope } from '#src/catalog/products/index.ts';
import type { ScheduleHooks, ScheduleSubject } from '#src/catalog/schedules/index.ts';
import { articleSteps } from '#src/content/articles/index.ts';
import { dataScopeOf } from '#src/identity/access-control/index.ts';
import { findRights } from '#src/identity/authentication/index.ts';
import { insertMessages } from '#src/identity/messages/index.ts';
import type { Db } from '#src/platform/database/index.ts';

const permissions = { product: 'biz:product:publish', article: 'site:article:edit' } as const;

const findAuthor = async (tx: Db, userId: number, { kind, id }: ScheduleSubject) => {
  const author = await findRights(tx, userId);
  if (!author || !hasPerm(author, [permissions[kind]])) return undefined;
  const scope = kind === 'product' ? await dataScopeOf(tx, author) : 'all';
  return scope === 'all' || (await areProductsInScope(tx, [id], scope)) ? author : undefined;
};

/** What schedules need of other areas: rights of their authors, the steps, and messages. */
export const scheduleHooks: ScheduleHooks = {
  steps: { product: productSteps, article: articleSteps },
  findAuthor,
  notify: insertMessages,
};
