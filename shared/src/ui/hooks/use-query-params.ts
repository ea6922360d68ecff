import { type Location, type To, useLocation, useNavigate } from '@portal/shared/router';

type Changes = Readonly<Record<string, string | number | undefined>>;

const apply = (current: URLSearchParams, changes: Changes): URLSearchParams => {
  const next = new URLSearchParams(current);
  if (!('pageNum' in changes)) next.delete('pageNum');
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
};

/** The query of the address, read and changed by name. */
export interface QueryParams {
  get(name: string): string | undefined;
  /** Undefined when absent or not a number. */
  getNumber(name: string): number | undefined;
  /**
   * Changes some and keeps the rest, also of a change that is not drawn yet; empty removes. A change of anything but `pageNum` goes back to the first page.
   * `replace` makes no step in the history, `preventScrollReset` leaves the page where it is.
   */
  set(
    changes: Changes,
    options?: { readonly replace?: boolean; readonly preventScrollReset?: boolean },
  ): void;
  /** The address that `set` would lead to, for a link. */
  to(changes: Changes): To;
}

/** The queries that were asked for and are not rendered yet, by the location that is: a navigation is a transition. */
const asked = new WeakMap<Location, URLSearchParams>();

/** Filters, sort and page of a list are in the URL, so that it can be shared and restored. */
export const useQueryParams = (): QueryParams => {
  const location = useLocation();
  const navigate = useNavigate();
  const search = new URLSearchParams(location.search);
  return {
    get: (name) => search.get(name) || undefined,
    getNumber: (name) => {
      const value = Number(search.get(name) || Number.NaN);
      return Number.isFinite(value) ? value : undefined;
    },
    set: (changes, options) => {
      const next = apply(asked.get(location) ?? search, changes);
      asked.set(location, next);
      void navigate({ pathname: location.pathname, search: `?${next}` }, options);
    },
    to: (changes) => ({ pathname: location.pathname, search: `?${apply(search, changes)}` }),
  };
};
