import { teamPattern } from '@portal/shared/rules';
import { type Static, Type } from 'typebox';

/** A team, or the name of a token within it: small letters, digits and dashes. */
export const TeamName = Type.String({ pattern: teamPattern });

/** The team that answers for an app, and how it is reached: a mail address, a channel, a number on duty. */
export const ReleaseOwner = Type.Object({ team: TeamName, contact: Type.String({ maxLength: 200 }) });
export type ReleaseOwner = Static<typeof ReleaseOwner>;
