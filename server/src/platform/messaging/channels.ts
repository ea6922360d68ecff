import { ConfigError, type Env } from '#src/platform/config/index.ts';
import {
  findInboxMail,
  findInboxSecret,
  inboxSmsUrl,
  loadInboxSecret,
} from '#src/platform/sandbox-accounts/index.ts';
import { type Channels, NotDelivered } from './delivery.ts';
import { createHttpSms, type SmsAccount } from './http-sms.ts';
import { createSmtpMail } from './smtp-mail.ts';

export type ChannelsEnv = Pick<Env, 'portalEnv' | 'dataDir' | 'sandboxPort' | 'notices'>;

const sandboxMailUrl = async ({ dataDir, sandboxPort }: ChannelsEnv): Promise<string> => {
  const secret = await loadInboxSecret(dataDir);
  return findInboxMail(secret, sandboxPort).catch((cause: unknown) => {
    throw new NotDelivered('the sandbox does not answer', { cause });
  });
};

const smsAccount = async ({ dataDir, sandboxPort, notices }: ChannelsEnv): Promise<SmsAccount> =>
  notices.smsUrl && notices.smsSecret
    ? { url: notices.smsUrl, secret: notices.smsSecret }
    : { url: inboxSmsUrl(sandboxPort), secret: await loadInboxSecret(dataDir) };

/** Messages to the sandbox reach no recipient. A mail relay or gateway on this machine is no sandbox. */
const refuseSandbox = async ({ dataDir, notices }: ChannelsEnv): Promise<void> => {
  const sandbox = await findInboxSecret(dataDir);
  if (sandbox === undefined) return;
  if (notices.smtpUrl && decodeURIComponent(new URL(notices.smtpUrl).password) === sandbox)
    throw new ConfigError("SMTP_URL is refused in production: it is the sandbox's");
  if (notices.smsSecret === sandbox)
    throw new ConfigError("SMS_SECRET is refused in production: it is the sandbox's");
};

/**
 * The message channels of this server: the configured mail server and gateway, or the sandbox's inbox in demo
 * and test. Throws `ConfigError` naming the invalid variable; production refuses the sandbox.
 */
export const createChannels = async (env: ChannelsEnv): Promise<Channels> => {
  const { smtpUrl, mailFrom } = env.notices;
  if (env.portalEnv === 'production') await refuseSandbox(env);
  return {
    mail: createSmtpMail({ url: async () => smtpUrl ?? sandboxMailUrl(env), from: mailFrom }),
    sms: createHttpSms(await smsAccount(env)),
  };
};
