import { type TSchema, Type } from 'typebox';
import { type Entry, entry, type Scope } from './entry.ts';
import { IdParams, IdsParams, Status } from './fields.ts';

// The calls of a record in the back office, each for those who hold one permission.

/** Reads a record as its form edits it. */
export const formEntry = <S extends TSchema>(summary: string, permission: string, scope: Scope, data: S) =>
  entry({ summary, access: { anyOf: [permission], scope }, params: IdParams, data });

export const createEntry = <S extends TSchema>(summary: string, permission: string, scope: Scope, body: S) =>
  entry({ summary, access: { anyOf: [permission], scope }, body });

export const changeEntry = <S extends TSchema>(summary: string, permission: string, scope: Scope, body: S) =>
  entry({ summary, access: { anyOf: [permission], scope }, params: IdParams, body });

export const statusEntry = (summary: string, permission: string, scope: Scope) =>
  entry({
    summary,
    access: { anyOf: [permission], scope },
    params: IdParams,
    query: Type.Object({ status: Status }),
  });

/** A call that requires a second factor confirmed minutes ago. */
export const withStepUp = <const E extends Entry>(declaration: E) =>
  ({ ...declaration, stepUp: true }) as const;

/** Deletes records, one or several. */
export const deleteEntry = (summary: string, permission: string, scope: Scope) =>
  entry({ summary, access: { anyOf: [permission], scope }, params: IdsParams });
