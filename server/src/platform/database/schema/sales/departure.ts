import { date, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { skus } from '../catalog/catalog.ts';
import { id, ref, text2, updatedAt } from '../columns.ts';

/** The tour leader and the meeting point of a departure, once staff have entered them. */
export const departures = pgTable(
  'departures',
  {
    id: id(),
    skuId: ref()
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    leaderName: text(),
    leaderMobile: text(),
    meetingPoint: text2(),
    /** `08:30`, in the time of the place. */
    meetingTime: text(),
    updatedAt: updatedAt(),
  },
  (t) => [unique('departures_once').on(t.skuId, t.day)],
);
