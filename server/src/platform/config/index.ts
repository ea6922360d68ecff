export type { OverrideEnv } from './allowed-origins.ts';
export { type AlipayEnv, ConfigError, type Env, readEnv, type WechatpayEnv } from './env.ts';
export type { HaltRule, HealthEnv } from './health-env.ts';
