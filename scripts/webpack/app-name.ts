import type { App } from '@portal/shared/contract';
import { isAppName } from '@portal/shared/rules';

/** The app of a folder or federation name; undefined if the name is invalid. */
export const appNamed = (name: string): App | undefined => {
  const app = name.replace('-', '_');
  return isAppName(app) ? app : undefined;
};
