import { matching, refuse, type Source } from '#src/platform/config/env-values.ts';

/** When a canary is taken back: from so many loads in so many minutes, at this share of failed ones, in percent. */
export interface HaltRule {
  readonly minLoads: number;
  readonly minutes: number;
  readonly percent: number;
}

/** What is made of what browsers tell. */
export interface HealthEnv {
  /** Of loads that go well, browsers tell one in so many. */
  readonly sampling: number;
  readonly halt: HaltRule;
}

const numberOf = (source: Source, name: string, fallback: number, most: number): number => {
  const value = Number(matching(source, name, String(fallback), /^[1-9]\d{0,5}$/, `a number up to ${most}`));
  return value <= most ? value : refuse(name, `must be a number up to ${most}, but is "${value}"`);
};

/** Reads what a portal makes of reports: all loads are told in demo and test, one in ten in production. */
export const healthOf = (source: Source): HealthEnv => {
  const everyTenth = (source.PORTAL_ENV || 'production') === 'production' ? 10 : 1;
  return {
    sampling: numberOf(source, 'LOAD_SAMPLING', everyTenth, 1000),
    halt: {
      minLoads: numberOf(source, 'CANARY_HALT_LOADS', 20, 100_000),
      minutes: numberOf(source, 'CANARY_HALT_MINUTES', 5, 60),
      percent: numberOf(source, 'CANARY_HALT_PERCENT', 5, 100),
    },
  };
};
