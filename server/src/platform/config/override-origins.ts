import type { OverrideOrigins } from '@portal/shared/rules';
import { listensOnLoopback } from './is-loopback.ts';
import { refuse } from './source.ts';
import type { Variables } from './variables.ts';

/** The allowed origins of overrides. */
export interface OverrideEnv extends OverrideOrigins {
  /** Whether starting one requires `release:override`. */
  readonly guarded: boolean;
}

const originOf = (text: string, isProduction: boolean): string => {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== text.replace(/\/$/, ''))
    return refuse('OVERRIDE_ORIGINS', `must list origins (https://host:port), but has "${text}"`);
  if (isProduction && url.protocol !== 'https:')
    return refuse('OVERRIDE_ORIGINS', `must list https origins in production, but has "${text}"`);
  return url.origin;
};

type Given = Pick<Variables, 'OVERRIDE_ORIGINS' | 'PORTAL_ENV' | 'HOST'>;

/**
 * The origins in `OVERRIDE_ORIGINS`, and outside production any port of this machine, while only this machine reaches
 * the portal: others would have it request its own ports. Throws `ConfigError`.
 */
export const readOverrideOrigins = ({ OVERRIDE_ORIGINS, PORTAL_ENV, HOST }: Given): OverrideEnv => {
  const isProduction = PORTAL_ENV === 'production';
  const origins = OVERRIDE_ORIGINS.split(',').flatMap((text) => text.trim() || []);
  return {
    origins: origins.map((text) => originOf(text, isProduction)),
    loopback: !isProduction && listensOnLoopback(HOST),
    guarded: isProduction,
  };
};
