import type { Language, LiveReleases, PortalBoot, RuntimeConfig } from '@portal/shared/contract';
import { findRoute } from '@portal/shared/rules';
import type { Db } from '#src/db/connect.ts';
import type { Env } from '#src/env.ts';
import type { Live } from '../release/live-set.ts';
import type { Ask } from './ask.ts';
import { readFirstAnswers } from './first-answers.ts';
import { describePage } from './page-description.ts';
import { findTarget, type PageTarget } from './page-target.ts';
import { type DocumentParts, renderDocument } from './render-document.ts';
import { createSite } from './site.ts';

/** What one document is asked for with. */
export interface DocumentRequest {
  readonly url: string;
  readonly language: Language;
  readonly nonce: string;
  readonly live: Live;
  /** Stand in for live ones. */
  readonly development: LiveReleases;
  readonly ask: Ask;
}

export interface RenderedDocument {
  readonly status: 200 | 404 | 503;
  readonly html: string | undefined;
}

const configOf = ({ baseUrl, orgCode, sysTitle, vicinity }: Env): RuntimeConfig => ({
  BASEURL: baseUrl,
  ORGCODE: orgCode,
  SYSTITLE: sysTitle,
  VICINITY: vicinity,
});

const findView = (releases: LiveReleases, name: string | undefined): DocumentParts['view'] => {
  if (name === undefined) return undefined;
  const owner = Object.values(releases).find(({ current }) => Object.hasOwn(current.views, name));
  return owner && { release: owner.current, name };
};

/** A menu row may name a view that no release offers: the shell shows its 404 page, and so the document is one. */
const isOffered = ({ view: name, path }: PageTarget, view: DocumentParts['view']): boolean =>
  view !== undefined || name === undefined || name === 'Layout' || findRoute(path) !== undefined;

const firstCallsOf = ({ records }: Live, view: DocumentParts['view']): readonly string[] => {
  const views = view && records.get(view.release.app)?.views;
  return views && Object.hasOwn(views, view.name) ? (views[view.name]?.firstCalls ?? []) : [];
};

/**
 * Renders the document of an address: 200 for every screen there is, 404 (with the same shell, which shows its own
 * page) for the rest and for things that are gone, 503 without HTML while no shell is live.
 */
export const getDocument = async (
  { db, env }: { readonly db: Db; readonly env: Env },
  { url, language, nonce, live, development, ask }: DocumentRequest,
): Promise<RenderedDocument> => {
  const releases: LiveReleases = { ...live.releases, ...development };
  const shell = releases.shell?.current;
  if (!shell) return { status: 503, html: undefined };
  const config = configOf(env);
  const named = await findTarget(db, url);
  const view = findView(releases, named.view);
  const target = isOffered(named, view) ? named : { ...named, found: false };
  const site = createSite(env.publicOrigin, language, config);
  const [page, first] = await Promise.all([
    describePage({ target, site, ask, config }),
    readFirstAnswers(firstCallsOf(live, view), { ask, query: target.query, config }),
  ]);
  const boot: PortalBoot = { config, language, releases, first };
  const html = renderDocument({ boot, shell, view, page, site, nonce });
  return { status: page.found ? 200 : 404, html };
};
