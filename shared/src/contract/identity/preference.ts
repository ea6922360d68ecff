import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';

/** The name of a preference: `density`, `table.users`. */
export const PreferenceName = Type.String({ pattern: '^[a-z][a-z0-9.-]{0,63}$' });

/** The preferences of one user, by name. Only the screen that stores a value knows its format. */
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
