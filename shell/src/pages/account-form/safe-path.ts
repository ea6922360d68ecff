import { paths } from '@portal/shared/router';
import { isAccountPage } from './is-account-page.ts';

/**
 * Where to go after login: the path in `?redirect=`, with the query that came beside it, as long as it stays on this
 * site; the home page otherwise.
 */
export const safePath = (search: URLSearchParams, origin: string): string => {
  const wanted = search.get('redirect') ?? '';
  if (!/^\/(?![/\\])/.test(wanted) || !URL.canParse(wanted, origin)) return paths.home;
  const target = new URL(wanted, origin);
  if (target.origin !== origin || isAccountPage(target.pathname)) return paths.home;
  for (const [name, value] of search)
    if (name !== 'redirect' && !target.searchParams.has(name)) target.searchParams.set(name, value);
  return target.pathname + target.search + target.hash;
};
