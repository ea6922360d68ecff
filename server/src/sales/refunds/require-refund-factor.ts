import type { Deps } from '#src/platform/context/index.ts';
import { type Member, requireStepUp } from '#src/platform/errors/index.ts';

/** Throws A0243 for a refund above the limit (in fen) unless the second factor was confirmed minutes ago. */
export const requireRefundFactor = ({ env }: Pick<Deps, 'env'>, staff: Member, amount: number): void => {
  if (amount > env.access.factorRefundFen) requireStepUp(staff);
};
