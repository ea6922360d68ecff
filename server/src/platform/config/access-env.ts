import type { Variables } from './variables.ts';

/** How long a session lasts: without use, and in all. */
export interface SessionLimit {
  readonly idleMs: number;
  readonly absoluteMs: number;
}

/** Settings of sessions, second factors and initial passwords. */
export interface AccessEnv {
  /** By role code; `*` is every other role. */
  readonly sessionLimits: ReadonlyMap<string, SessionLimit>;
  /** The codes of the roles that require a second factor; `*` is every role with a permission. */
  readonly factorRoles: readonly string[];
  /** A refund above this amount in fen requires a recent second factor. */
  readonly factorRefundFen: number;
  /** For how many days an initial password that was not changed permits to sign in. */
  readonly initialPasswordDays: number;
}

const minute = 60_000;

/** A visitor's trip is planned over days, a back office is left open on a desk. */
const defaults = 'MEMBER=720/10080,*=60/720';

const limitsIn = (list: string): [string, SessionLimit][] =>
  list.split(',').map((item) => {
    const [role = '', idle, absolute] = item.split(/[=/]/);
    return [role, { idleMs: Number(idle) * minute, absoluteMs: Number(absolute) * minute }];
  });

/** Staff: every role with a permission. */
const rolesInProduction = '*';

const factorRolesOf = ({ FACTOR_ROLES, PORTAL_ENV }: Given): string[] => {
  const list = FACTOR_ROLES ?? (PORTAL_ENV === 'production' ? rolesInProduction : 'none');
  return list === 'none' ? [] : list.split(',');
};

type Given = Pick<
  Variables,
  'SESSION_LIMITS' | 'FACTOR_ROLES' | 'FACTOR_REFUND_YUAN' | 'INITIAL_PASSWORD_DAYS' | 'PORTAL_ENV'
>;

/** The settings; what `SESSION_LIMITS` does not name keeps its default. */
export const readAccess = (given: Given): AccessEnv => ({
  sessionLimits: new Map([
    ...limitsIn(defaults),
    ...(given.SESSION_LIMITS === '' ? [] : limitsIn(given.SESSION_LIMITS)),
  ]),
  factorRoles: factorRolesOf(given),
  factorRefundFen: given.FACTOR_REFUND_YUAN * 100,
  initialPasswordDays: given.INITIAL_PASSWORD_DAYS,
});
