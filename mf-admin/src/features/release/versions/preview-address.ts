import type { App } from '@portal/shared/contract';

/** The URL of the portal with a release that is not live, for the visitor who opens it only. */
export const previewAddress = (app: App, version: string): string => {
  const start = app === 'mf_admin' ? '/dashboard' : '/index';
  return `${start}?override=${encodeURIComponent(`${app}@${version}`)}`;
};
