import type { Language, LiveReleases, PortalBoot, RuntimeConfig } from '@portal/shared/contract';
import { findRoute } from '@portal/shared/rules';
import type { AssetCache, Live, OverriddenReleases } from '#src/delivery/releases/index.ts';
import type { Renderer } from '#src/delivery/rendering/index.ts';
import type { Env } from '#src/platform/config/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { bootReleases } from './boot/boot-releases.ts';
import { type FilledCall, fillCall } from './boot/fill-call.ts';
import { loadPreloadedResponses } from './boot/preloaded-responses.ts';
import { earlyLinks } from './early-hints.ts';
import type { DocumentParts, TextSize, Theme } from './html/document-parts.ts';
import { hashStyles, type StyleHashes } from './html/inline-code.ts';
import { renderDocument, stylesOf } from './html/render-document.ts';
import type { InternalApi } from './internal-api.ts';
import { describePage } from './page-description.ts';
import { findTarget, type PageTarget } from './page-target.ts';
import { renderView } from './rendered-view.ts';
import { createSite } from './site.ts';

/** What documents are made with. */
export interface DocumentContext {
  readonly db: Db;
  readonly env: Env;
  readonly now: () => Date;
  readonly assets: AssetCache;
  readonly renderer: Renderer;
}

/** The request of one document. */
export interface DocumentRequest {
  readonly url: string;
  readonly language: Language;
  /** Of public pages, as chosen in this browser; undefined: as the system prefers. */
  readonly theme: Theme | undefined;
  /** As chosen in this browser; undefined: the design's. */
  readonly textSize: TextSize | undefined;
  /** Of the back office, as last used in this browser. */
  readonly officeTheme: Theme;
  /** The browser has a session: its view depends on the user, so the browser renders it. */
  readonly signedIn: boolean;
  readonly live: Live;
  readonly overrides: OverriddenReleases['overrides'];
  readonly origins: OverriddenReleases['origins'];
  readonly api: InternalApi;
  /** Called before the document is rendered, with `Link` values of the files that its page starts with. */
  readonly onLinks?: ((links: string[]) => void) | undefined;
}

export interface RenderedDocument {
  readonly status: 200 | 404 | 503;
  /** With a placeholder for the nonce. */
  readonly html: string | undefined;
  readonly styles: StyleHashes;
  /** The same for all visitors, so it may be cached. */
  readonly isCacheable: boolean;
}

export const configOf = ({ baseUrl, orgCode, sysTitle, vicinity }: Env): RuntimeConfig => ({
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

/**
 * A menu row may name a view that no release has: the shell shows its 404 page, so the document is a 404 too.
 */
const isOffered = ({ view: name, path }: PageTarget, view: DocumentParts['view']): boolean =>
  view !== undefined || name === undefined || name === 'Layout' || findRoute(path) !== undefined;

/** The screen of a document; one with overrides is not for search engines. */
const offeredTarget = (
  named: PageTarget,
  view: DocumentParts['view'],
  overrides: DocumentRequest['overrides'],
): PageTarget => ({
  ...named,
  found: named.found && isOffered(named, view),
  indexed: named.indexed && overrides.length === 0,
});

/** The first calls of a view, and on public pages those of the shell. */
const firstCallsOf = (
  { records }: Live,
  view: DocumentParts['view'],
  isPublic: boolean,
): readonly string[] => {
  const views = view && records.get(view.release.app)?.views;
  const ofView = views && Object.hasOwn(views, view.name) ? (views[view.name]?.firstCalls ?? []) : [];
  const ofPage = (isPublic && records.get('shell')?.firstCalls) || [];
  return [...new Set([...ofView, ...ofPage])];
};

/** The files that the shell loads on demand for the shared modules of a view. */
const sharedFilesOf = ({ records }: Live, view: DocumentParts['view']): DocumentParts['sharedFiles'] => {
  const { files = [], sharedFiles = {} } = records.get('shell') ?? {};
  const imported = (view && records.get(view.release.app)?.views[view.name]?.shared) ?? [];
  const paths = new Set(imported.flatMap((name) => sharedFiles[name] ?? []));
  return files.filter(({ path }) => paths.has(path));
};

const namesOf = (overrides: OverriddenReleases['overrides']): Pick<PortalBoot, 'overrides'> =>
  overrides.length > 0 ? { overrides: overrides.map(({ text }) => text) } : {};

const viewOf = (
  view: DocumentParts['view'],
  calls: readonly FilledCall[],
): Pick<PortalBoot, 'view' | 'calls'> => ({
  ...(view ? { view: view.name } : {}),
  ...(calls.length > 0 ? { calls: calls.map(({ key }) => key) } : {}),
});

const startWatchOf = ({ records, releases }: Live, { BASEURL }: RuntimeConfig): DocumentParts['startWatch'] =>
  records.get('shell')?.signalsStart && {
    reports: `${BASEURL}/api/v1/release-reports`,
    hasPrevious: releases.shell?.previous !== undefined,
  };

/** Where browser devtools may load overrides from without a permission. */
const overridableOf = ({
  overrides: { origins, loopback, guarded },
}: Env): Pick<PortalBoot, 'overridable'> => (guarded ? {} : { overridable: { origins, loopback } });

/** Its view does not depend on the browser. */
const isAnonymous = ({ signedIn, overrides }: DocumentRequest): boolean =>
  !signedIn && overrides.length === 0;

/**
 * Renders the document of a URL: 200 for every screen, 404 (with the same shell, which shows its own page)
 * for others and for deleted content, 503 without HTML while no shell is live. Cacheable for the portal's
 * static screens when all API responses in it are public.
 */
export const getDocument = async (
  context: DocumentContext,
  request: DocumentRequest,
): Promise<RenderedDocument> => {
  const { db, env } = context;
  const { url, language, live, overrides, origins, api } = request;
  const { releases } = live;
  const shell = releases.shell?.current;
  if (!shell) return { status: 503, html: undefined, styles: hashStyles([]), isCacheable: false };
  const { call: ask } = api;
  const config = configOf(env);
  const named = await findTarget(db, url);
  const view = findView(releases, named.view);
  const target = offeredTarget(named, view, overrides);
  const site = createSite(env.publicOrigin, language, config);
  const isOwn = findRoute(target.path) !== undefined;
  const isRenderable = isOwn && isAnonymous(request);
  request.onLinks?.(earlyLinks({ shell, view }, isRenderable));
  const calls = firstCallsOf(live, view, isOwn).flatMap(
    (each) => fillCall(each, { query: target.query, config }) ?? [],
  );
  const [page, { first, isComplete }] = await Promise.all([
    describePage({ target, site, ask, config }),
    // Screens of menus need a session, which documents do not have: their calls are made by the browser.
    loadPreloadedResponses(isOwn ? calls : [], ask),
  ]);
  const boot: PortalBoot = {
    config,
    language,
    // The back office starts with more views than one.
    releases: isOwn ? bootReleases(releases, view?.name) : releases,
    now: context.now().getTime(),
    sampling: env.health.sampling,
    first,
    ...viewOf(view, calls),
    ...namesOf(overrides),
    ...overridableOf(env),
  };
  const rendered =
    isRenderable && page.found
      ? await renderView(context, { url, boot, live, shell, view, isComplete })
      : undefined;
  const isBackOffice = !isOwn && page.found;
  const html = renderDocument({
    boot: rendered ? { ...boot, rendered: true } : boot,
    rendered,
    shell,
    view,
    sharedFiles: sharedFilesOf(live, view),
    page,
    site,
    overrides,
    startWatch: startWatchOf(live, config),
    origins,
    theme: isBackOffice ? request.officeTheme : request.theme,
    textSize: request.textSize,
  });
  const isCacheable = isOwn && api.isCacheable();
  return { status: page.found ? 200 : 404, html, styles: stylesOf({ rendered }), isCacheable };
};
