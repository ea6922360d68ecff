import { accessVersionHeader } from '@portal/shared/rules';
import { create } from 'zustand';

/** The newest access version that an answer carried: it grows when menus, roles or grants change. 0 before any answer. */
export const useAccessVersion = create(() => ({ newest: 0 }));

/** Takes the version from an answer's headers and gives it. A cached answer may carry an older one, which changes nothing. */
export const recordAccessVersion = (headers: Readonly<Record<string, unknown>>): number | undefined => {
  const version = Number(headers[accessVersionHeader]);
  if (!Number.isSafeInteger(version)) return undefined;
  if (version > useAccessVersion.getState().newest) useAccessVersion.setState({ newest: version });
  return version;
};
