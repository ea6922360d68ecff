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
