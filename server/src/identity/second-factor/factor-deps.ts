import { isIP } from 'node:net';
import type { Deps } from '#src/platform/context/index.ts';
import { createFileCipher, type FileCipher, loadKeyRing } from '#src/platform/crypto/index.ts';

/** Dependencies of second factors. */
export interface FactorDeps extends Deps {
  /** Encrypts the secrets of authenticator apps. */
  readonly cipher: FileCipher;
}

export const createFactorDeps = (deps: Deps): FactorDeps => ({
  ...deps,
  cipher: createFileCipher(loadKeyRing(deps.env), 'second-factor'),
});

/** The party that passkeys are made for: WebAuthn knows host names only, so that an address of this machine is `localhost`. */
export interface RelyingParty {
  readonly name: string;
  readonly id: string;
  readonly origin: string;
}

export const relyingPartyOf = ({ publicOrigin, sysTitle }: Deps['env']): RelyingParty => {
  const url = new URL(publicOrigin);
  if (isIP(url.hostname)) url.hostname = 'localhost';
  return { name: sysTitle, id: url.hostname, origin: url.origin };
};
