import { textIn, useLanguage } from '@portal/shared/i18n';
import { useLocation } from '@portal/shared/router';
import { findRoute } from '@portal/shared/rules';
import { useTitle } from '@portal/shared/ui';
import { useAccount } from '../account/account.ts';
import { titleOf, trailOf } from './menu-tree.ts';

/** Names the document after the route. Stands before the view, so that a view's own, finer name wins. */
export const RouteTitle = () => {
  const { pathname } = useLocation();
  const language = useLanguage();
  const records = useAccount(({ routes }) => routes);
  const route = findRoute(pathname);
  const own = route && textIn(route.title, language);
  const last = trailOf(records, pathname).at(-1)?.record;
  useTitle(own ?? (last ? titleOf(last, language) : textIn(findRoute('/404')?.title, language)));
  return null;
};
