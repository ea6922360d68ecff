import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseClient } from './client.ts';

const findToken = (dataDir: string): string | undefined => {
  try {
    return readFileSync(path.join(dataDir, 'release-token'), 'utf8').trim();
  } catch {
    // A portal elsewhere: its token comes by the environment, and the caller says so.
    return undefined;
  }
};

/** The portal that the environment names. Throws a sentence when there is no token, or the address is none. */
export const findClient = (env: NodeJS.ProcessEnv): ReleaseClient => {
  const portalUrl = (env.PORTAL_URL || 'http://127.0.0.1:8080').replace(/\/$/, '');
  if (!/^https?:$/.test(URL.parse(portalUrl)?.protocol ?? ''))
    throw new Error(`PORTAL_URL must be a URL, but is "${portalUrl}".`);
  const dataDir = path.resolve(env.DATA_DIR || '.data');
  const releaseToken = env.RELEASE_TOKEN || findToken(dataDir);
  if (!releaseToken)
    throw new Error(`RELEASE_TOKEN is not set, and ${path.join(dataDir, 'release-token')} is not there.`);
  return { portalUrl, releaseToken };
};
