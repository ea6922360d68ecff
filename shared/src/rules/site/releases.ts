import type { App } from '@portal/shared/contract';

/** What an app may be called: the shell, or a remote's federation name, a JavaScript identifier. */
export const appPattern = '^(shell|mf_[a-z][a-z0-9]{1,30})$';

const pattern = new RegExp(appPattern);

/** Whether an app may be called that; whether there is one is known to the releases, and to the workspace. */
export const isAppName = (name: string): name is App => pattern.test(name);

/** What a view may be called: letters, digits, dashes and underscores, in parts with a slash between them. */
export const viewNamePattern = '^[a-zA-Z0-9][\\w-]*(/[\\w-]+)*$';

/** Where overrides of releases may come from. */
export interface OverrideOrigins {
  readonly origins: readonly string[];
  /** Any port of this machine: for development, never in production. */
  readonly loopback: boolean;
}

const loopbackHosts = ['127.0.0.1', 'localhost', '[::1]'];

/** Whether what runs at an origin (`http://localhost:4101`) may stand in for an app. */
export const isAllowedOrigin = (origin: string, allowed: OverrideOrigins): boolean => {
  if (allowed.origins.includes(origin)) return true;
  const { protocol, hostname } = new URL(origin);
  return allowed.loopback && protocol === 'http:' && loopbackHosts.includes(hostname);
};

/** The version of the release record's schema. A record without one has version 1. */
export const releaseRecordSchema = 1;
