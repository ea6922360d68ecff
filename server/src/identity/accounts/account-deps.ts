import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { type CodeHash, createCodeHash, openDataKeys } from '#src/platform/crypto/index.ts';
import { type Channels, createChannels } from '#src/platform/messaging/index.ts';

/** Dependencies of registration and account changes. `log` at error level raises an alert. */
export interface AccountDeps extends Deps {
  readonly channels: Channels;
  readonly codeHash: CodeHash;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** The caller's network address, user agent and language. */
export interface Caller {
  readonly address: string;
  readonly agent: string;
  readonly language: 'zh-cn' | 'en';
}

/** Adds the message channels and the key that hashes codes to the common dependencies. */
export const createAccountDeps = async (app: FastifyInstance, deps: Deps): Promise<AccountDeps> => ({
  ...deps,
  channels: deps.channels ?? (await createChannels(deps.env)),
  codeHash: createCodeHash((await openDataKeys(deps)).secret),
  log: app.log,
});
