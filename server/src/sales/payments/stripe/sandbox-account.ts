import { createHash } from 'node:crypto';
import { findKeys, loadKeys, type SandboxKeys } from '#src/platform/sandbox-accounts/index.ts';
import type { StripeConfig } from './stripe-account.ts';

const digestOf = (key: string): string => createHash('sha256').update(key).digest('hex');

export const findStripeSandboxKeys = (dataDir: string): Promise<SandboxKeys | undefined> =>
  findKeys(dataDir, 'stripe');

export const loadStripeSandboxKeys = (dataDir: string): Promise<SandboxKeys> => loadKeys(dataDir, 'stripe');

/** The API key of this data folder, derived from the merchant's private key and just as secret. */
export const stripeSecretKeyOf = (keys: SandboxKeys): string =>
  `sk_test_${digestOf(keys['merchant-private.pem'])}`;

/** The secret that signs webhooks, derived from one of the private keys. */
export const stripeWebhookSecretOf = (
  keys: SandboxKeys,
  key: 'gateway-private.pem' | 'merchant-private.pem' = 'gateway-private.pem',
): string => `whsec_${digestOf(keys[key])}`;

/** The server's configuration for the sandbox gateway on local port `sandboxPort`. */
export async function loadSandboxStripeConfig(
  dataDir: string,
  sandboxPort: number,
): Promise<Omit<StripeConfig, 'portal'>> {
  const keys = await loadStripeSandboxKeys(dataDir);
  return {
    secretKey: stripeSecretKeyOf(keys),
    webhookSecret: stripeWebhookSecretOf(keys),
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
  };
}
