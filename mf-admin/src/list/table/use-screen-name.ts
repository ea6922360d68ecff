import { useLocation } from '@portal/shared/router';

/** What a screen is called where somebody's settings of it are kept: its path, without the parts that name a record. */
export const useScreenName = (): string =>
  useLocation()
    .pathname.split('/')
    .filter((part) => /^[a-z][a-z-]*$/.test(part))
    .join('.')
    .slice(0, 48);
