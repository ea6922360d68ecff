export type { SessionLimit } from './access-env.ts';
export type { AlipayEnv, Env, HaltRule, HealthEnv, StripeEnv, WebhookEnv, WechatpayEnv } from './env.ts';
export { isLoopback } from './is-loopback.ts';
export type { OverrideEnv } from './override-origins.ts';
export { readCommandEnv, readEnv } from './read-env.ts';
export type { ReleasePipeline } from './release-pipelines.ts';
export { readSecret } from './secret-files.ts';
export { ConfigError } from './source.ts';
export { keyList } from './variables.ts';
