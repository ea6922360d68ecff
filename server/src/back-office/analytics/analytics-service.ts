import type { TradeReport, VisitFigures, VisitReport } from '@portal/shared/contract';
import type { DataScope } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { byDay, byKind, sumOf } from './metrics.ts';
import { type Asked, checkedSpan, spanBefore } from './span.ts';
import { listBestSellers, listTrade } from './trade-repository.ts';
import { listKindViews, listMostViewed, listVisits } from './visit-repository.ts';

/**
 * Orders, revenue and refunds of a span of days, in fen, and of the same number of days before. Orders count
 * on the day they were made, money on the day it was paid or refunded. Throws A0400 for a reversed or too
 * long span.
 */
export const getTrade = async (db: Db, asked: Asked, scope: DataScope): Promise<TradeReport> => {
  const { kind } = checkedSpan(asked);
  const [rows, before, products] = await Promise.all([
    listTrade(db, asked, scope),
    listTrade(db, spanBefore(asked), scope),
    listBestSellers(db, asked, scope),
  ]);
  return {
    now: sumOf(rows),
    before: sumOf(before),
    days: byDay(rows, asked),
    kinds: byKind(rows, kind),
    products,
  };
};

const visitsOf = (days: readonly VisitFigures[]): VisitFigures => ({
  visitors: days.reduce((sum, { visitors }) => sum + visitors, 0),
  views: days.reduce((sum, { views }) => sum + views, 0),
});

/** Visitors (once per day) and page views. Throws A0400 for a reversed or too long span. */
export const getVisits = async (db: Db, asked: Asked): Promise<VisitReport> => {
  checkedSpan(asked);
  const [days, before, kinds, products] = await Promise.all([
    listVisits(db, asked),
    listVisits(db, spanBefore(asked)),
    listKindViews(db, asked),
    listMostViewed(db, asked),
  ]);
  return { now: visitsOf(days), before: visitsOf(before), days, kinds, products };
};
