import type { OverrideOrigins } from '@portal/shared/rules';
import { refuse, type Source } from '#src/platform/config/env-values.ts';

/** Where overrides may come from. */
export interface OverrideEnv extends OverrideOrigins {
  /** Whether only accounts with `release:override` may begin one. */
  readonly guarded: boolean;
}

const originOf = (text: string): string => {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== text.replace(/\/$/, ''))
    return refuse('OVERRIDE_ORIGINS', `must list origins (https://host:port), but has "${text}"`);
  return url.origin;
};

/** Reads from where overrides may come: in production from what `OVERRIDE_ORIGINS` lists, else from this machine too. */
export const overridesOf = ({ OVERRIDE_ORIGINS = '', PORTAL_ENV }: Source): OverrideEnv => {
  const isProduction = (PORTAL_ENV || 'production') === 'production';
  const origins = OVERRIDE_ORIGINS.split(',').flatMap((text) => text.trim() || []);
  return { origins: origins.map(originOf), loopback: !isProduction, guarded: isProduction };
};
