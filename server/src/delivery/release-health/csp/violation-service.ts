import { findTarget } from '#src/delivery/documents/index.ts';
import type { LiveReleaseCache } from '#src/delivery/releases/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { attribute } from './attribute.ts';
import type { Violation } from './read-violations.ts';
import { addViolations, type CountedViolation, type ViolationRow } from './violation-repository.ts';

/** A violation, and when it was reported. */
export interface ReceivedViolation extends Violation {
  readonly at: Date;
}

/** The views of documents; each path is looked up once. */
const findViews = async (
  db: Db,
  told: readonly ReceivedViolation[],
): Promise<Map<string, string | undefined>> => {
  const views = new Map<string, string | undefined>();
  for (const document of new Set(told.map((one) => one.document)))
    views.set(document, (await findTarget(db, document)).view);
  return views;
};

const countSame = (rows: readonly CountedViolation[]): CountedViolation[] =>
  [...Map.groupBy(rows, ({ count, lastAt, ...what }) => JSON.stringify(what)).values()].flatMap((same) => {
    const last = same.at(-1);
    return last ? [{ ...last, count: same.length }] : [];
  });

/** Attributes violations to releases and counts them. Returns the kinds that were new. */
export const countViolations = async (
  { db, live }: { readonly db: Db; readonly live: LiveReleaseCache },
  told: readonly ReceivedViolation[],
): Promise<ViolationRow[]> => {
  const views = await findViews(db, told);
  const { releases } = await live.current();
  const rows = told.flatMap((one) => {
    const { document, at, ...violation } = one;
    const origin = attribute(one, views.get(document), releases);
    return origin ? [{ ...origin, ...violation, count: 1, lastAt: at.toISOString() }] : [];
  });
  return addViolations(db, countSame(rows));
};
