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
    summary: 'The caller’s preferences by name (at most 100)',
    data: Preferences,
  }),
  'PUT /api/v1/preferences/:name': entry({
    summary: 'Stores a preference, at most 8 kB of JSON',
    params: NameParams,
    body: Type.Object({ value: Type.Unknown() }),
  }),
  'DELETE /api/v1/preferences/:name': entry({
    summary: 'Deletes a preference; succeeds if there is none',
    params: NameParams,
  }),
} as const;
