import type { ScopedRows } from '@portal/shared/contract';
import type { Db } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';

/** The rows a user reaches: all, or those of some departments and their own. */
export type DataScope = 'all' | { readonly deptIds: readonly number[]; readonly userId: number };

/** Finds the data scope of a member, and whether the row that a path names is in it. */
export interface DataScopes {
  of(member: Member): Promise<DataScope>;
  includes(
    rows: ScopedRows,
    params: Readonly<Record<string, string>>,
    scope: DataScope,
    tx?: Db,
  ): Promise<boolean>;
}

declare module 'fastify' {
  interface FastifyInstance {
    dataScopes: DataScopes;
  }
  interface FastifyRequest {
    /** The caller's data scope, in calls whose rows belong to departments. */
    scope: DataScope | undefined;
  }
}
