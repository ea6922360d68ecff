import type { GateFailure } from '@portal/shared/contract';
import {
  type ComparedRelease,
  describeServed,
  failure,
  type NamedView,
  type ServedRelease,
} from './release-environment.ts';

/**
 * Views of live that the candidate lacks though a menu row or static route references them: one failure per
 * row.
 */
export const findLostViews = (
  { app, views }: ComparedRelease,
  served: readonly ServedRelease[],
  named: readonly NamedView[],
): GateFailure[] => {
  const live = served.find(({ channel, record }) => channel === 'live' && record.app === app);
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

/** Views that a live or canary release of another app has too. */
export const findClaimedViews = (
  { app, views }: ComparedRelease,
  served: readonly ServedRelease[],
): GateFailure[] =>
  served
    .filter(({ record }) => record.app !== app)
    .flatMap((other) =>
      Object.keys(views)
        .filter((view) => Object.hasOwn(other.record.views, view))
        .map((view) =>
          failure(
            'claim',
            view,
            `视图 ${view} 已属于 ${describeServed(other)}`,
            `The view ${view} is claimed by ${describeServed(other)} too`,
          ),
        ),
    );

const origin = ({ external }: ComparedRelease) =>
  external
    ? { zh: '在外部构建', en: 'is built elsewhere' }
    : { zh: '由本仓库构建', en: 'is built in this repository' };

/**
 * A different build under an existing app name: an app belongs to one repository, so that no team replaces
 * another's.
 */
export const findClaimedApp = (candidate: ComparedRelease, served: readonly ServedRelease[]): GateFailure[] =>
  served
    .filter(({ record }) => record.app === candidate.app && record.external !== candidate.external)
    .map((other) => {
      const [mine, theirs] = [origin(candidate), origin(other.record)];
      return failure(
        'claim',
        candidate.app,
        `${candidate.version} ${mine.zh}，而 ${describeServed(other)} ${theirs.zh}`,
        `${candidate.version} ${mine.en}, but ${describeServed(other)} ${theirs.en}`,
      );
    });
