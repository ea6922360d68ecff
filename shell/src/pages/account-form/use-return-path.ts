import { paths, useSearchParams } from '@portal/shared/router';
import { safePath } from './safe-path.ts';

/** The redirect target, for the links between account pages; undefined for home. */
export const useReturnPath = (): string | undefined => {
  const [search] = useSearchParams();
  const path = safePath(search, window.location.origin);
  return path === paths.home ? undefined : path;
};
