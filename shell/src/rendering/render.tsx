import { queryClient } from '@portal/shared/api';
import { setBoot } from '@portal/shared/config';
import type { PortalBoot } from '@portal/shared/contract';
import { startI18n } from '@portal/shared/i18n';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { Providers } from '../app.tsx';
import { findView, isFromLiveRelease, setReleases, viewLoad } from '../remotes/index.ts';
import { portalRoutes } from '../routing/portal-routes.tsx';

/** A page to render: its path with the query, and the boot data of its document. */
export interface Page {
  readonly url: string;
  readonly boot: PortalBoot;
}

/** Once: ranking the routes takes a tenth of the time of a page. */
const { query, dataRoutes } = createStaticHandler(portalRoutes());

/** Throws when the view does not come from its live release: only a browser reports that, and shows the previous one. */
const loadView = async ({ view, releases }: PortalBoot): Promise<void> => {
  if (view === undefined || !findView(releases, view)) return;
  const load = viewLoad(view);
  if (await isFromLiveRelease(load)) return;
  const cause = load.outcome instanceof Error ? load.outcome.cause : 'it is of the previous release';
  throw new Error(`The live release has no working ${view}: ${String(cause)}`);
};

const routerOf = async (url: string) => {
  const context = await query(new Request(`http://portal.invalid${url}`));
  if (context instanceof Response) throw new Error(`${url} redirects.`);
  return { router: createStaticRouter(dataRoutes, context), context };
};

/** The HTML of `#root` for a visitor without a session. Throws whatever fails in loading or rendering the view. */
export const renderPage = async ({ url, boot }: Page): Promise<string> => {
  setBoot(boot);
  queryClient.clear();
  setReleases(boot.releases);
  startI18n();
  await loadView(boot);
  const errors: unknown[] = [];
  const { router, context } = await routerOf(url);
  const { prelude } = await prerender(
    <Providers>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Providers>,
    // A Suspense boundary is never sent later by a script, which a browser without scripts would not run.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
};
