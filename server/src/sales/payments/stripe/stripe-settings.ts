import { ConfigError, type StripeEnv } from '#src/platform/config/index.ts';
import { refuseSame, required } from '../provider-settings.ts';
import { findStripeSandboxKeys, stripeWebhookSecretOf } from './sandbox-account.ts';
import { modeOf, type StripeAccount } from './stripe-account.ts';

/** The merchant's account at Stripe. Throws `ConfigError` naming the wrong setting. */
export const readStripeAccount = (env: StripeEnv): StripeAccount => ({
  secretKey: matching('STRIPE_SECRET_KEY', env.secretKey, /^(sk|rk)_(live|test)_\w{16,250}$/, 'sk_…'),
  webhookSecret: matching('STRIPE_WEBHOOK_SECRET', env.webhookSecret, /^whsec_[\w+/=]{16,250}$/, 'whsec_…'),
});

function matching(name: string, value: string | undefined, pattern: RegExp, form: string): string {
  const text = required(name, value);
  if (pattern.test(text)) return text;
  throw new ConfigError(`${name} must have the form ${form}`);
}

/** Throws `ConfigError` for a key of Stripe's test mode, where no money moves, and for the sandbox's secret. */
export async function refuseStripeSandbox(dataDir: string, account: StripeAccount): Promise<void> {
  if (modeOf(account) === 'test')
    throw new ConfigError('STRIPE_SECRET_KEY is refused in production: it is a key of the test mode');
  const sandbox = await findStripeSandboxKeys(dataDir);
  refuseSame('STRIPE_WEBHOOK_SECRET', account.webhookSecret, sandbox && stripeWebhookSecretOf(sandbox));
}
