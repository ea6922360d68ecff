import { addDays, startOfDay } from '@portal/shared/rules';
import { and, desc, eq, sql } from 'drizzle-orm';
import { articles, type Db, products, schedules, users } from '#src/platform/database/index.ts';

/** An event page ends with the event; one tour has its own words for search results. */
export const loadPublishing = async (tx: Db, today: string): Promise<void> => {
  const [editor] = await tx.select({ id: users.id }).from(users).where(eq(users.username, 'editor'));
  const [event] = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.kind, 'news'), eq(articles.category, '活动')))
    .orderBy(desc(articles.day), desc(articles.id))
    .limit(1);
  if (!editor || !event) throw new Error('the demo has no editor or no event to schedule');
  const at = startOfDay(addDays(today, 30));
  await tx
    .insert(schedules)
    .values({ articleId: event.id, action: 'take-down', at, userId: editor.id, author: 'editor' });
  const [tour] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.kind, 'tour'), eq(sql`${products.destination}`, '硇洲岛')))
    .orderBy(products.id)
    .limit(1);
  if (!tour) throw new Error('the demo has no tour to Naozhou Island');
  const seo = {
    title: {
      zh: '硇洲岛旅游｜车渡上岛、灯塔日落',
      en: 'Naozhou Island tour: car ferry and lighthouse sunset',
    },
    description: {
      zh: '从湛江乘车渡上硇洲岛，登百年水晶灯塔看日落，住渔村、吃现捞海鲜。小团出发，价格与余位实时可查。',
      en: 'Take the car ferry from Zhanjiang to Naozhou Island, watch the sunset from a century-old lighthouse and eat the day’s catch in a fishing village. Small groups, live prices and seats.',
    },
    picture: null,
  };
  await tx.update(products).set({ seo }).where(eq(products.id, tour.id));
};
