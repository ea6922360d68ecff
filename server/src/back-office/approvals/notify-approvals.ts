import { dayOf } from '@portal/shared/rules';
import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { areProductsInScope } from '#src/catalog/products/index.ts';
import { listDeciders } from '#src/identity/deputies/index.ts';
import { insertMessages, type NewMessage } from '#src/identity/messages/index.ts';
import { nameDecider } from '#src/platform/approvals/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { approvals, type Db, products, users } from '#src/platform/database/index.ts';
import { fillPlaceholders } from '#src/platform/text/index.ts';
import en from './approval-texts.en.json' with { type: 'json' };
import zh from './approval-texts.zh-cn.json' with { type: 'json' };

const texts = { zh, en } as const;

/** How many proposals a run handles. */
const perRun = 100;

const nameOf = (id: typeof approvals.proposedBy | typeof approvals.decidedBy | typeof approvals.decidedFor) =>
  sql<string | null>`(select ${users.username} from ${users} where ${users.id} = ${id})`;

/** Proposals about products whose state is news, locked; a proposal that another replica handles is left out. */
const lockNews = (tx: Db) =>
  tx
    .select({
      id: approvals.id,
      kind: approvals.kind,
      state: approvals.state,
      reason: approvals.reason,
      decision: approvals.decision,
      proposedBy: approvals.proposedBy,
      proposer: nameOf(approvals.proposedBy),
      decider: nameOf(approvals.decidedBy),
      principal: nameOf(approvals.decidedFor),
      productId: products.id,
      title: products.title,
    })
    .from(approvals)
    .innerJoin(products, eq(products.id, approvals.productId))
    .where(
      and(
        isNotNull(approvals.productId),
        sql`${approvals.notified} is distinct from ${approvals.state}`,
        ne(approvals.state, 'WITHDRAWN'),
      ),
    )
    .orderBy(asc(approvals.id))
    .limit(perRun)
    .for('update', { of: approvals, skipLocked: true });

type News = Awaited<ReturnType<typeof lockNews>>[number];

const render = (news: News, language: 'zh' | 'en') => {
  const words = texts[language];
  const { open, decided, APPROVED, DECLINED } = words[news.kind === 'prices' ? 'prices' : 'publishing'];
  const { title, proposer, reason, decision } = news;
  const decider = nameDecider(news.decider ?? '', news.principal)[language];
  const name = title[language] ?? title.zh;
  const values = { name, proposer, reason, decider, decision };
  const fill = (text: string) => fillPlaceholders(text, values).trim();
  if (news.state === 'OPEN') return { title: fill(open), body: fill(words.proposed) };
  return { title: fill(decided), body: fill(news.state === 'APPROVED' ? APPROVED : DECLINED) };
};

const messageOf = (news: News): Omit<NewMessage, 'userId'> => {
  const [inChinese, inEnglish] = [render(news, 'zh'), render(news, 'en')];
  const own =
    news.kind === 'prices'
      ? `/business/calendar?productId=${news.productId}`
      : `/business/products/edit?id=${news.productId}`;
  return {
    ...{ category: 'notice', source: `approval ${news.id} ${news.state}` },
    title: { zh: inChinese.title, en: inEnglish.title },
    body: { zh: inChinese.body, en: inEnglish.body },
    path: news.state === 'OPEN' ? `/business/approvals?keywords=${news.productId}` : own,
  };
};

/** Those who may decide on a proposal: they approve products, reach this one, and did not propose it; and their deputies. */
const decidersOf = (tx: Db, { productId, proposedBy }: News, today: string): Promise<number[]> =>
  listDeciders(tx, {
    ...{ perm: 'biz:approval:product', today, participants: [proposedBy] },
    reaches: async (scope) => scope === 'all' || areProductsInScope(tx, [productId], scope),
  });

/**
 * Sends messages about proposals of prices and publications: a new one to those who may decide (at most 50) and their
 * deputies of today, a decision to its proposer. Safe to run on several replicas.
 */
export const notifyApprovals = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> =>
  db.transaction(async (tx) => {
    for (const news of await lockNews(tx)) {
      const userIds = news.state === 'OPEN' ? await decidersOf(tx, news, dayOf(now())) : [news.proposedBy];
      const message = messageOf(news);
      await insertMessages(
        tx,
        userIds.map((userId) => ({ ...message, userId })),
      );
      await tx.update(approvals).set({ notified: news.state }).where(eq(approvals.id, news.id));
    }
  });
