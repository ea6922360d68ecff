import { paths, useSearchParams } from '@portal/shared/router';
import { safePath } from './safe-path.ts';

/** Where somebody wants to be afterwards, for the links between the pages of an account; undefined for home. */
export const useReturnPath = (): string | undefined => {
  const [search] = useSearchParams();
  const path = safePath(search, window.location.origin);
  return path === paths.home ? undefined : path;
};
