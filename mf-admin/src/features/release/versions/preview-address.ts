import type { App } from '@portal/shared/contract';

/** The portal with a release that is not live, for whoever opens it and nobody else. */
export const previewAddress = (app: App, version: string): string => {
  const start = app === 'mf_admin' ? '/dashboard' : '/index';
  return `${start}?override=${encodeURIComponent(`${app}@${version}`)}`;
};
