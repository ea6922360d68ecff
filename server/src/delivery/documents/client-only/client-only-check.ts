import type { ClientOnlyView, LiveReleases, PortalBoot } from '@portal/shared/contract';
import { routeTable } from '@portal/shared/rules';
import {
  type AssetCache,
  assetBase,
  type FindClientOnly,
  loadLive,
  toLiveRelease,
  type Upload,
} from '#src/delivery/releases/index.ts';
import {
  createRenderWorker,
  type RenderLimits,
  releaseFileLoader,
  renderLimits,
} from '#src/delivery/rendering/index.ts';
import type { Env } from '#src/platform/config/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { configOf } from '../document-service.ts';
import { renderScriptsOf } from '../rendered-view.ts';
import { findFaults, type Page, pageRenderer } from './find-faults.ts';

interface CheckContext {
  readonly db: Db;
  readonly env: Env;
  readonly now: () => Date;
  readonly assets: AssetCache;
}

interface CheckLimits extends RenderLimits {
  /** For all views of a release, in ms, with the wait for the check of another release. */
  readonly totalMs: number;
}

/** The static routes of its views, of a shell those of all remotes: other documents are not rendered. */
const publicPagesOf = ({ record }: Upload, { shell, ...remotes }: LiveReleases): Page[] =>
  routeTable.flatMap(({ path, view = '' }) => {
    const owner = Object.values(remotes).find(({ current }) => Object.hasOwn(current.views, view))?.current;
    if (!owner || !shell || ![owner.app, 'shell'].includes(record.app)) return [];
    const other = record.app === 'shell' ? owner : shell.current;
    return [{ path, view, with: other.version }];
  });

/** The files of the release from its upload, others from published releases. */
const loaderOf = ({ record, bytes }: Upload, assets: AssetCache) => {
  const base = assetBase(record);
  const load = releaseFileLoader(assets);
  return async (path: string): Promise<string | undefined> =>
    path.startsWith(base) ? bytes.get(path.slice(base.length))?.toString('utf8') : load(path);
};

const checkUpload = async (
  { db, env, now, assets }: CheckContext,
  upload: Upload,
  limits: RenderLimits,
  last: number,
): Promise<ClientOnlyView[]> => {
  const { record } = upload;
  const current = await loadLive(db);
  const releases = { ...current.releases, [record.app]: { current: toLiveRelease(record) } };
  const files = renderScriptsOf(record.app === 'shell' ? record : current.records.get('shell'));
  const pages = publicPagesOf(upload, releases);
  if (env.renderProcesses === 0 || !files || pages.length === 0) return [];
  const boot: PortalBoot = {
    ...{ config: configOf(env), language: 'zh-cn', releases, now: now().getTime() },
    ...{ sampling: env.health.sampling, first: {} },
  };
  const worker = createRenderWorker(loaderOf(upload, assets), limits);
  const render = pageRenderer(worker, { key: record.version, files, boot }, last);
  try {
    return await findFaults(render, pages, last);
  } finally {
    worker.stop();
  }
};

/**
 * Renders the public views of a release in both languages, without data, with the releases that are live for the other
 * apps. In a process of its own: the code of a release that is not live cannot slow down the pages of visitors, and one
 * release is checked at a time. Views that time did not suffice for are not among the result.
 */
export const createClientOnlyCheck = (
  context: CheckContext,
  limits: CheckLimits = { ...renderLimits, totalMs: 20_000 },
): FindClientOnly => {
  let turn: Promise<unknown> = Promise.resolve();
  return (upload) => {
    const last = performance.now() + limits.totalMs - limits.timeoutMs;
    const found = turn.then(() => checkUpload(context, upload, limits, last));
    turn = Promise.allSettled([found]);
    return found;
  };
};
