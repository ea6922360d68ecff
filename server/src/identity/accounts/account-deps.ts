import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { type CodeHash, createCodeHash, loadDataKey } from '#src/platform/crypto/index.ts';
import { type Channels, createChannels } from '#src/platform/messaging/index.ts';

/** What registration and changes of an account are made from. `log` at error level is an alert: somebody has to look. */
export interface AccountDeps extends Deps {
  readonly channels: Channels;
  readonly codeHash: CodeHash;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** Who asks: from which network address, with what, in which language. */
export interface Caller {
  readonly address: string;
  readonly agent: string;
  readonly language: 'zh-cn' | 'en';
}

/** Adds to what every module is built from the ways to write to people, and the key that hides their codes. */
export const createAccountDeps = async (app: FastifyInstance, deps: Deps): Promise<AccountDeps> => ({
  ...deps,
  channels: deps.channels ?? (await createChannels(deps.env)),
  codeHash: createCodeHash(loadDataKey(deps.env)),
  log: app.log,
});
