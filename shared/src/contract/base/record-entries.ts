import { type TSchema, Type } from 'typebox';
import { entry } from './entry.ts';
import { IdParams, IdsParams, Status } from './fields.ts';

// The calls of a record in the back office, each for those who hold one permission.

/** Reads a record as its form edits it. */
export const formEntry = <S extends TSchema>(summary: string, permission: string, data: S) =>
  entry({ summary, access: { anyOf: [permission] }, params: IdParams, data });

export const createEntry = <S extends TSchema>(summary: string, permission: string, body: S) =>
  entry({ summary, access: { anyOf: [permission] }, body });

export const changeEntry = <S extends TSchema>(summary: string, permission: string, body: S) =>
  entry({ summary, access: { anyOf: [permission] }, params: IdParams, body });

export const statusEntry = (summary: string, permission: string) =>
  entry({
    summary,
    access: { anyOf: [permission] },
    params: IdParams,
    query: Type.Object({ status: Status }),
  });

/** Deletes records, one or several. */
export const deleteEntry = (summary: string, permission: string) =>
  entry({ summary, access: { anyOf: [permission] }, params: IdsParams });
