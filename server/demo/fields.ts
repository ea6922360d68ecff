import { type SceneName, sceneNames } from '@portal/demo-artwork';
import { Type } from 'typebox';

/** A name among those of `values`. */
export const nameIn = <Name extends string>(values: Readonly<Record<Name, unknown>>) =>
  Type.Enum(Object.keys(values) as Name[]);

/** What a picture shows. */
export const Scene = Type.Enum([...sceneNames] as SceneName[]);

/** Names an item, and seeds its pictures. `longest` leaves room for what pictures add to it. */
export const slug = (longest: number) => Type.String({ pattern: '^[a-z0-9-]+$', maxLength: longest });

/** A whole number above zero. */
export const Count = Type.Integer({ minimum: 1 });

/** A time of the day, as `08:30`. */
export const Time = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });
