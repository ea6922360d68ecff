export type { AlipayEnv, Env, HaltRule, HealthEnv, WechatpayEnv } from './env.ts';
export type { OverrideEnv } from './override-origins.ts';
export { readEnv } from './read-env.ts';
export { ConfigError } from './read-variables.ts';
