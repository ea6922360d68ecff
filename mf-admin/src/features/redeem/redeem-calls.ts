import { ApiError, call, queryOf } from '@portal/shared/api';
import type { CheckInTicket } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { useQuery } from '@tanstack/react-query';
import { useChange } from '#src/api/use-change.ts';

const redeemed = 'GET /api/v1/e-tickets/redeemed';

/** The result of a check-in: admitted, refused with a reason, or no valid code. */
export type GateResult =
  | { readonly kind: 'in' | 'stopped'; readonly ticket: CheckInTicket }
  | { readonly kind: 'unread'; readonly words: string };

export const useShift = () => useQuery({ ...queryOf(redeemed, {}), staleTime: 0 });

const explain = async (code: string, error: unknown): Promise<GateResult> => {
  if (!(error instanceof ApiError)) throw error;
  if (error.code !== errorCodes.wrongState) return { kind: 'unread', words: error.message };
  const ticket = await call('POST /api/v1/e-tickets/check', { body: { code } });
  return { kind: 'stopped', ticket };
};

const redeem = async (code: string): Promise<GateResult> => {
  try {
    const ticket = await call('POST /api/v1/e-tickets/redeem', { body: { code } }, { quiet: true });
    return { kind: 'in', ticket };
  } catch (error) {
    return explain(code, error);
  }
};

/** Checks a ticket in by its code. */
export const useRedeem = () => useChange([redeemed], redeem);
