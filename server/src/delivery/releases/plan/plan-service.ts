import type { PlannedRelease, ReleasePlan } from '@portal/shared/contract';
import type { Db } from '#src/platform/database/index.ts';
import { invalidField } from '#src/platform/errors/index.ts';
import { findIncompatibilities } from '../gate/find-failures.ts';
import { loadEnvironment } from '../gate/load-environment.ts';
import type { ComparedRelease } from '../gate/release-environment.ts';
import { findOrder } from './find-order.ts';

/** Throws 400 for two versions of an app. */
const checkApps = (releases: readonly PlannedRelease[]): void => {
  const index = releases.findIndex(
    ({ app }, place) => releases.findIndex((each) => each.app === app) < place,
  );
  const twice = releases[index];
  if (twice)
    throw invalidField(
      `releases/${index}/app`,
      `${twice.app} 重复：每个应用只能有一个版本`,
      `${twice.app} is listed twice: one version of each app`,
    );
};

const compared = ({ views, ...release }: PlannedRelease): ComparedRelease => ({
  ...release,
  views: Object.fromEntries(views.map((name) => [name, true])),
});

/**
 * A safe order to promote releases in, published or not. It covers the checks between releases; each promotion repeats
 * them with all others. Throws 400 for two versions of an app.
 */
export const planPromotions = async (db: Db, releases: readonly PlannedRelease[]): Promise<ReleasePlan> => {
  checkApps(releases);
  const candidates = releases.map(compared);
  const { steps, environment } = findOrder(candidates, await loadEnvironment(db));
  const blocked = candidates.filter((each) => !steps.includes(each));
  return {
    steps: steps.map(({ app, version }) => ({ app, version })),
    blocked: blocked.map((release) => {
      const { app, version } = release;
      return { app, version, failures: findIncompatibilities(release, environment) };
    }),
  };
};
