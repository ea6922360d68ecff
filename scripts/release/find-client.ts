import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSecret } from '../../server/src/platform/config/secret-files.ts';
import type { ReleaseClient } from './client.ts';

const findKept = (dataDir: string, name: string): string | undefined => {
  try {
    return readFileSync(path.join(dataDir, name), 'utf8').trim();
  } catch {
    // The portal runs elsewhere: token and key come from the environment, and commands report a missing one.
    return undefined;
  }
};

/** The portal of the environment. Throws a sentence if its URL is invalid. */
export const findPortal = (env: NodeJS.ProcessEnv): string => {
  const portalUrl = (env.PORTAL_URL || 'http://127.0.0.1:8080').replace(/\/$/, '');
  if (!/^https?:/.test(portalUrl) || !URL.canParse(portalUrl))
    throw new Error(`PORTAL_URL must be a URL, but is "${portalUrl}".`);
  return portalUrl;
};

/** The portal with the right to change its releases. Throws a sentence if there is no token. */
export const findClient = (env: NodeJS.ProcessEnv): ReleaseClient => {
  const portalUrl = findPortal(env);
  const dataDir = path.resolve(env.DATA_DIR || '.data');
  const releaseToken = readSecret(env, 'RELEASE_TOKEN') ?? findKept(dataDir, 'release-token');
  if (!releaseToken)
    throw new Error(`RELEASE_TOKEN is not set, and ${path.join(dataDir, 'release-token')} is not there.`);
  const releaseKey = readSecret(env, 'RELEASE_KEY') ?? findKept(dataDir, 'release-key.pem');
  return { portalUrl, releaseToken, ...(releaseKey ? { releaseKey } : {}) };
};
