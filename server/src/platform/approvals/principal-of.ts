import type { Decider, Participants, Principal } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { ownProposal } from './approval-errors.ts';

/**
 * In whose place somebody decides on a proposal; null in their own right. Call it in the transaction of the decision.
 * Throws 403 when they may not, and A0233 when a deputy or their principal takes part in the proposal.
 */
export const principalOf = async (
  tx: Db,
  decider: Decider,
  participants: Participants,
): Promise<Principal | null> => {
  if (!decider.findPrincipal) return null;
  if (participants.includes(decider.userId)) throw ownProposal();
  return decider.findPrincipal(tx, participants);
};

/** Who decided, for messages: `lan`, or `lan (for wu)` of a deputy. */
export const nameDecider = (decider: string, principal: string | null | undefined) =>
  principal
    ? { zh: `${decider}（代 ${principal}）`, en: `${decider} (for ${principal})` }
    : { zh: decider, en: decider };

/** In whose place a deputy decided, for the operation log. */
export const onBehalfOf = (principal: Principal | null): { readonly onBehalfOf?: string } =>
  principal ? { onBehalfOf: principal.username } : {};
