export interface SandboxSettings {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
}

/** Reads the sandbox's settings. Throws a sentence naming the variable that is wrong; in production always. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): SandboxSettings {
  if (env.PORTAL_ENV === 'production') {
    throw new Error('PORTAL_ENV is production: the sandbox moves no real money and does not start there');
  }
  const port = env.SANDBOX_PORT ?? '8090';
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535) {
    throw new Error(`SANDBOX_PORT "${port}" is not a port between 1 and 65535`);
  }
  return { host: env.HOST || '127.0.0.1', port: Number(port), dataDir: env.DATA_DIR || '.data' };
}
