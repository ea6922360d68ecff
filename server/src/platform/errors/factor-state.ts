import { rootRole } from '@portal/shared/rules';

/** What a session still has to do before a call that requires a recent second factor. */
type StepUp = 'none' | 'confirm' | 'add';

/** How a session stands with its second factor. */
export interface FactorState {
  /** The role requires a second factor, and this session has none: everything else waits until it is added. */
  readonly missing: boolean;
  /** It was confirmed within the last minutes. */
  readonly fresh: boolean;
  readonly stepUp: StepUp;
}

/** For how long a confirmed second factor counts before changes of rights, forced releases and large refunds. */
const stepUpMinutes = 5;

interface Rights {
  readonly roles: readonly string[];
  readonly perms: readonly string[];
}

/**
 * Whether roles require a second factor. `required` has their codes; `*` is every role with a permission, so that new
 * roles of staff need no setting.
 */
export const requiresFactor = (required: readonly string[], { roles, perms }: Rights): boolean =>
  roles.some((role) => required.includes(role)) ||
  (required.includes('*') && (perms.length > 0 || roles.includes(rootRole)));

interface FactorFacts extends Rights {
  /** The roles that require a second factor. */
  readonly required: readonly string[];
  /** The last confirmation in this session. */
  readonly factorAt: Date | null;
  readonly now: Date;
}

/**
 * How a session stands with its second factor. A portal whose roles require none does not demand it, but asks
 * accounts that have one.
 */
export const factorStateOf = ({ required, factorAt, now, ...rights }: FactorFacts): FactorState => {
  const fresh = factorAt !== null && now.getTime() - factorAt.getTime() < stepUpMinutes * 60_000;
  const withoutFactor = required.length > 0 ? 'add' : 'none';
  return {
    missing: !factorAt && requiresFactor(required, rights),
    fresh,
    stepUp: fresh ? 'none' : factorAt ? 'confirm' : withoutFactor,
  };
};
