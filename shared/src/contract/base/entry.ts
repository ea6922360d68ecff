import type { Static, TObject, TSchema } from 'typebox';

/**
 * The rows that belong to departments, each with the column that says to which. Orders, refunds, reviews and questions go
 * with their product, customers with the products that they ordered, an enquiry with its assignee, activities (sessions, logins, operations, files) with their
 * user; `records` are those of several kinds.
 */
export const scopeColumns = {
  users: 'users.dept_id',
  activities: 'users.dept_id',
  products: 'products.dept_id',
  orders: 'products.dept_id',
  customers: 'products.dept_id',
  refunds: 'products.dept_id',
  reviews: 'products.dept_id',
  questions: 'products.dept_id',
  enquiries: 'users.dept_id',
  records: 'users.dept_id, products.dept_id',
} as const;

/** A kind of row that belongs to departments. */
export type ScopedRows = keyof typeof scopeColumns;

/**
 * The rows that a call of staff reaches: those of the departments that the caller's roles cover and their own,
 * only their own, or all because they belong to the agency as a whole. A row beyond it is answered as a
 * missing one.
 */
export type Scope = { readonly department: ScopedRows } | 'own' | 'none';

/** Members who hold at least one of the permissions, and the rows they reach. */
export interface StaffAccess {
  readonly anyOf: readonly string[];
  readonly scope: Scope;
  /**
   * Who lacks these permissions, or does not reach the row, may use those of a principal whom they represent today; `anyOf`
   * has the permission of deputies then. The service finds the principal in the transaction of its decision.
   */
  readonly deputies?: readonly string[];
}

/** Who may make a call: anybody, a signed-in member, or staff. */
export type Access = 'public' | 'member' | StaffAccess;

/**
 * One call of the portal, declared once: the server validates and documents with it, the browser types its
 * requests with it.
 *
 * `access` defaults to `member`, so a call whose author forgot it is locked, never open.
 * `kind` is what travels: `json` both ways, a `multipart` request, or a `binary` answer (a file).
 * `withInitialPassword` calls are open to a member who has not changed their initial password; all others answer
 * 403 with A0232.
 * `fileMegabytes` limits the one file of a `multipart` request; without it a form has no file. Fields that
 * `body` does not declare are refused in a form, and removed from JSON.
 * `idempotent` calls need an `Idempotency-Key` header (8-64 characters): the same key and body give the same
 * answer, another body gives 422.
 * `beforeFactor` calls are accepted from accounts that still have to add a second factor; `stepUp` calls require
 * one that was confirmed minutes ago.
 * `safe` calls change nothing although they are a POST, and answer all visitors alike: documents may embed the
 * response (RFC 9110, 9.2.1).
 */
export interface Entry {
  readonly summary: string;
  readonly access?: Access;
  readonly withInitialPassword?: true;
  readonly kind?: 'json' | 'multipart' | 'binary';
  readonly fileMegabytes?: number;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly body?: TSchema;
  readonly data?: TSchema;
  readonly idempotent?: true;
  readonly beforeFactor?: true;
  readonly stepUp?: true;
  readonly safe?: true;
}

type StaticOf<S> = S extends TSchema ? Static<S> : undefined;

/** The input of a call; parts that the entry does not declare are absent. */
export type InputOf<E extends Entry> = {
  [P in 'params' | 'query' | 'body' as E[P] extends TSchema ? P : never]: StaticOf<E[P]>;
};

/** The `data` of the envelope, `Blob` for a binary answer in the browser, `null` when nothing is declared. */
export type DataOf<E extends Entry> = E['kind'] extends 'binary'
  ? Blob
  : E['data'] extends TSchema
    ? Static<E['data']>
    : null;

/** Declares an entry without widening its schemas. */
export const entry = <const E extends Entry>(declaration: E): E => declaration;
