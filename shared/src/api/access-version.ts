import { accessVersionHeader } from '@portal/shared/rules';
import { create } from 'zustand';

/** The newest access version of any response: it grows with menus, roles and grants. 0 at first. */
export const useAccessVersion = create(() => ({ newest: 0 }));

/** Reads and returns the version of the response headers. An older one, of a cached response, is ignored. */
export const recordAccessVersion = (headers: Readonly<Record<string, unknown>>): number | undefined => {
  const version = Number(headers[accessVersionHeader]);
  if (!Number.isSafeInteger(version)) return undefined;
  if (version > useAccessVersion.getState().newest) useAccessVersion.setState({ newest: version });
  return version;
};
