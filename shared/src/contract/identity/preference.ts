import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';

/** What a preference is known by: `density`, `table.users`. */
export const PreferenceName = Type.String({ pattern: '^[a-z][a-z0-9.-]{0,63}$' });

/** The preferences of one person, by name. What a value means is known to the screen that stored it. */
export const Preferences = Type.Record(Type.String(), Type.Unknown());
export type Preferences = Static<typeof Preferences>;

const NameParams = Type.Object({ name: PreferenceName });

export const preferenceContract = {
  'GET /api/v1/preferences': entry({
    summary: 'How one has set up the portal for oneself, by name (at most 100)',
    data: Preferences,
  }),
  'PUT /api/v1/preferences/:name': entry({
    summary: 'Keeps a preference, at most 8 kB of JSON',
    params: NameParams,
    body: Type.Object({ value: Type.Unknown() }),
  }),
  'DELETE /api/v1/preferences/:name': entry({
    summary: 'Forgets a preference; one that is not there is forgotten already',
    params: NameParams,
  }),
} as const;
