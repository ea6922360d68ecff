import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Day, Id, IdParams } from '../base/fields.ts';

const Colleague = Type.Object({ id: Id, username: Type.String(), name: Type.String() });

/** Who decides on proposals in the place of the caller, from the first to the last day, both included. */
export const Deputyship = Type.Object({ id: Id, deputy: Colleague, firstDay: Day, lastDay: Day });
export type Deputyship = Static<typeof Deputyship>;

/** Members of staff who decide on proposals. */
const decides = ['trade:refund:approve', 'biz:approval:product'] as const;
const own = { anyOf: decides, scope: 'own' } as const;
const ofColleagues = { anyOf: decides, scope: { department: 'users' } } as const;

export const deputyContract = {
  'GET /api/v1/approvals/deputies': entry({
    summary: 'The current and coming deputies of the caller, by their first day; at most 10',
    access: own,
    data: Type.Array(Deputyship),
  }),
  'GET /api/v1/approvals/deputies/candidates': entry({
    summary:
      'Enabled staff in the data scope of the caller who can be named as a deputy, by name; at most 20, narrowed by a part of a name',
    access: ofColleagues,
    query: Type.Object({ keywords: Type.Optional(Type.String({ maxLength: 100 })) }),
    data: Type.Array(Colleague),
  }),
  'POST /api/v1/approvals/deputies': entry({
    summary:
      'Names a deputy, who decides on proposals in the place of the caller within the caller’s permissions and data scope. At most 92 days from today on; at most 10 current and coming ones of a principal, and of a deputy. ROOT is not represented',
    access: ofColleagues,
    stepUp: true,
    body: Type.Object({ deputyId: Id, firstDay: Day, lastDay: Day }),
    data: Type.Object({ id: Id }),
  }),
  'DELETE /api/v1/approvals/deputies/:id': entry({
    summary: 'Ends a deputyship of the caller at once, or cancels a coming one; 404 when it has ended',
    access: own,
    params: IdParams,
  }),
} as const;
