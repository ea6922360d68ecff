import type { Deps } from '#src/platform/context/index.ts';
import { type Member, requireStepUp } from '#src/platform/errors/index.ts';

/** Throws A0243 for a refund above the limit (in fen) unless the second factor was confirmed minutes ago. */
export const requireRefundFactor = (
  { access }: Pick<Deps['env'], 'access'>,
  staff: Member,
  amount: number,
): void => {
  if (amount > access.factorRefundFen) requireStepUp(staff);
};
