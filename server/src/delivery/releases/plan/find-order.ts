import { findIncompatibilities } from '../gate/find-failures.ts';
import type { ComparedRelease, ReleaseEnvironment } from '../gate/release-environment.ts';

/** Releases in an order of promotion, and the environment after all of them. */
export interface PromotionOrder {
  readonly steps: readonly ComparedRelease[];
  readonly environment: ReleaseEnvironment;
}

/** The environment after a promotion: the replaced release is the target of a rollback. */
const afterPromotion = (
  record: ComparedRelease,
  { served, kept, views }: ReleaseEnvironment,
): ReleaseEnvironment => {
  const isOf = (channel: string) => (each: ReleaseEnvironment['served'][number]) =>
    each.channel === channel && each.record.app === record.app;
  const replaced = record.app === 'shell' ? undefined : served.find(isOf('live'));
  return {
    served: [...served.filter((each) => !isOf('live')(each)), { channel: 'live', record }],
    kept: replaced
      ? [...kept.filter((each) => !isOf('previous')(each)), { channel: 'previous', record: replaced.record }]
      : kept,
    views,
  };
};

/**
 * An order in which each release is compatible with those that are live by then; when there is none for all, one of the
 * longest. Orders of the same releases end in the same environment, so each set of apps is tried once.
 */
export const findOrder = (
  candidates: readonly ComparedRelease[],
  environment: ReleaseEnvironment,
): PromotionOrder => {
  const tried = new Set<string>();
  let best: PromotionOrder = { steps: [], environment };
  const extend = (order: PromotionOrder): void => {
    const key = order.steps
      .map(({ app }) => app)
      .sort()
      .join();
    if (tried.has(key) || best.steps.length === candidates.length) return;
    tried.add(key);
    if (order.steps.length > best.steps.length) best = order;
    for (const next of candidates.filter((each) => !order.steps.includes(each)))
      if (findIncompatibilities(next, order.environment).length === 0)
        extend({ steps: [...order.steps, next], environment: afterPromotion(next, order.environment) });
  };
  extend(best);
  return best;
};
