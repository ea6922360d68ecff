import { resolve } from 'node:path';
import { readSecret } from '../../server/src/platform/config/index.ts';
import type { PortalOptions } from './launch.ts';

const portOf = (name: string, fallback: number): number => {
  const value = process.env[name] || String(fallback);
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535)
    throw new Error(`${name} must be a port number, but is "${value}"`);
  return Number(value);
};

const portalEnvOf = (): PortalOptions['portalEnv'] => {
  const value = process.env.PORTAL_ENV || 'demo';
  if (value !== 'demo' && value !== 'production' && value !== 'test')
    throw new Error(`PORTAL_ENV must be demo, production or test, but is "${value}"`);
  return value;
};

/** Production does not use the bundled database. */
const databaseUrlOf = (portalEnv: PortalOptions['portalEnv']): string | undefined => {
  const url = readSecret(process.env, 'DATABASE_URL');
  if (portalEnv === 'production' && !url)
    throw new Error('DATABASE_URL is missing: production does not use the bundled database');
  return url;
};

/** Reads the portal's environment variables. Throws a sentence that names a wrong one. */
export const readPortalOptions = (): PortalOptions => {
  const portalEnv = portalEnvOf();
  return {
    host: process.env.HOST || '127.0.0.1',
    port: portOf('PORT', 8080),
    operationsPort: portOf('OPERATIONS_PORT', 8070),
    sandboxPort: portOf('SANDBOX_PORT', 8090),
    dataDir: resolve(process.env.DATA_DIR || '.data'),
    portalEnv,
    databaseUrl: databaseUrlOf(portalEnv),
  };
};
