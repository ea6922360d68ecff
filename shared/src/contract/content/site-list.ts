import { type TObject, type TSchema, Type } from 'typebox';
import { entry, type StaffAccess } from '../base/entry.ts';
import { Id, IdParams, IdsParams, Status } from '../base/fields.ts';

const StatusQuery = Type.Object({ status: Status });

type Locked = { readonly summary: string; readonly access: StaffAccess };

/** The seven calls of a list that editors keep, as {@link siteListCalls} declares them. */
type SiteListCalls<S extends string, Q extends TObject, R extends TSchema, F extends TSchema> = {
  readonly [K in `GET /api/v1/site/${S}`]: Locked & {
    readonly query: Q;
    readonly data: ReturnType<typeof Type.Array<R>>;
  };
} & {
  readonly [K in `GET /api/v1/site/${S}/:id/form`]: Locked & {
    readonly params: typeof IdParams;
    readonly data: F;
  };
} & {
  readonly [K in `POST /api/v1/site/${S}`]: Locked & { readonly body: F };
} & {
  readonly [K in `PUT /api/v1/site/${S}/order`]: Locked & {
    readonly query: Q;
    readonly body: typeof Order;
  };
} & {
  readonly [K in `PUT /api/v1/site/${S}/:id`]: Locked & {
    readonly params: typeof IdParams;
    readonly body: F;
  };
} & {
  readonly [K in `PUT /api/v1/site/${S}/:id/status`]: Locked & {
    readonly params: typeof IdParams;
    readonly query: typeof StatusQuery;
  };
} & {
  readonly [K in `DELETE /api/v1/site/${S}/:id`]: Locked & { readonly params: typeof IdsParams };
};

/** All ids of a list in their new order. */
const Order = Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 50, uniqueItems: true }) });

interface SiteListDeclaration<Q extends TObject, R extends TSchema, F extends TSchema> {
  /** The first two parts of its permissions: `site:slide`. */
  readonly perm: string;
  /** What it holds, as summaries call it. */
  readonly words: string;
  /** The list, where a module has several. */
  readonly query: Q;
  readonly row: R;
  readonly form: F;
}

/** Declares the calls of a list of at most 50 that editors fill and put in order. */
export const siteListCalls = <
  const S extends string,
  Q extends TObject,
  R extends TSchema,
  F extends TSchema,
>(
  segment: S,
  { perm, words, query, row, form }: SiteListDeclaration<Q, R, F>,
) =>
  ({
    [`GET /api/v1/site/${segment}`]: entry({
      summary: `All ${words}, in their order`,
      access: { anyOf: [`${perm}:query`], scope: 'none' },
      query,
      data: Type.Array(row),
    }),
    [`GET /api/v1/site/${segment}/:id/form`]: entry({
      summary: `One of the ${words} as the form edits it`,
      access: { anyOf: [`${perm}:edit`], scope: 'none' },
      params: IdParams,
      data: form,
    }),
    [`POST /api/v1/site/${segment}`]: entry({
      summary: `Adds one to the end of the ${words}; at most 50`,
      access: { anyOf: [`${perm}:add`], scope: 'none' },
      body: form,
    }),
    [`PUT /api/v1/site/${segment}/order`]: entry({
      summary: `Sets the order of the ${words}; the list must be complete, A0514 when it has changed`,
      access: { anyOf: [`${perm}:edit`], scope: 'none' },
      query,
      body: Order,
    }),
    [`PUT /api/v1/site/${segment}/:id`]: entry({
      summary: `Changes one of the ${words}; A0514 when it was changed meanwhile`,
      access: { anyOf: [`${perm}:edit`], scope: 'none' },
      params: IdParams,
      body: form,
    }),
    [`PUT /api/v1/site/${segment}/:id/status`]: entry({
      summary: `Shows one of the ${words} to visitors, or hides it`,
      access: { anyOf: [`${perm}:edit`], scope: 'none' },
      params: IdParams,
      query: StatusQuery,
    }),
    [`DELETE /api/v1/site/${segment}/:id`]: entry({
      summary: `Deletes ${words}: one id, or several with commas; all or none`,
      access: { anyOf: [`${perm}:delete`], scope: 'none' },
      params: IdsParams,
    }),
  }) as unknown as SiteListCalls<S, Q, R, F>;
