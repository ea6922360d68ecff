import type { GateFailure, ReleaseRecord } from '@portal/shared/contract';
import { describe, failure, type NamedView, type Standing } from './surroundings.ts';

/** Views that live has and the candidate has not, though a menu row or a static route shows them: one fault a row. */
export const findLostViews = (
  { app, views }: ReleaseRecord,
  standing: readonly Standing[],
  named: readonly NamedView[],
): GateFailure[] => {
  const live = standing.find(({ channel, record }) => channel === 'live' && record.app === app);
  if (!live) return [];
  const isLost = (view: string): boolean =>
    Object.hasOwn(live.record.views, view) && !Object.hasOwn(views, view);
  return named
    .filter(({ view }) => isLost(view))
    .map(({ view, subject, zh, en }) =>
      failure(
        'view',
        subject,
        `视图 ${view} 已被移除，但${zh}仍在使用`,
        `The view ${view} is gone, but ${en} shows it`,
      ),
    );
};

/** Views that another app's live or canary release offers too. */
export const findClaimedViews = (
  { app, views }: ReleaseRecord,
  standing: readonly Standing[],
): GateFailure[] =>
  standing
    .filter(({ record }) => record.app !== app)
    .flatMap((other) =>
      Object.keys(views)
        .filter((view) => Object.hasOwn(other.record.views, view))
        .map((view) =>
          failure(
            'claim',
            view,
            `视图 ${view} 已属于 ${describe(other)}`,
            `The view ${view} is claimed by ${describe(other)} too`,
          ),
        ),
    );
