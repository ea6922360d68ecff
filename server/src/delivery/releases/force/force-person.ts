import type { Member } from '#src/platform/errors/index.ts';

/** Somebody who forces failed checks, or approves that. */
export interface ForcePerson {
  /** As the history names them. */
  readonly name: string;
  /** Of a member of staff; null for tokens and pipelines. */
  readonly userId: number | null;
  /** Of a token or pipeline; null for operations: members of staff and the operator's token. */
  readonly team: string | null;
  /** Who created the token; null for others. */
  readonly createdBy: string | null;
}

/** The caller of a call on releases as a person. */
export const personOf = ({ username, userId, grant }: Member): ForcePerson => ({
  name: username,
  userId: userId === 0 ? null : userId,
  team: grant?.team ?? null,
  createdBy: grant?.createdBy ?? null,
});

/** The creator of a token has seen its secret. */
const isSamePerson = (a: ForcePerson, b: ForcePerson): boolean =>
  a.name === b.name ||
  a.name === b.createdBy ||
  b.name === a.createdBy ||
  (a.userId !== null && a.userId === b.userId);

/**
 * Whether an approver is a second person for somebody who forces (decision 87): another person, of another team or of
 * operations. A token and who created it are one person.
 */
export const isSecondPerson = (approver: ForcePerson, actor: ForcePerson): boolean =>
  !isSamePerson(approver, actor) && (approver.team === null || approver.team !== actor.team);
