import { deputyPerm } from '@portal/shared/rules';
import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { IdParams, Instant, nullable } from '../base/fields.ts';

/** A proposal to publish a product: `at` is when it is to be published, null at once. */
export const PublishProposal = Type.Object({
  proposedBy: Type.String(),
  reason: Type.String(),
  at: nullable(Instant),
  createdAt: Instant,
  isOwn: Type.Boolean(),
  /** The product was changed since, so this proposal cannot be approved any more. */
  isOutdated: Type.Boolean(),
});
export type PublishProposal = Static<typeof PublishProposal>;

const products = { department: 'products' } as const;
const deputies = ['biz:approval:product'] as const;

export const productPublishingContract = {
  'GET /api/v1/products/publishing': entry({
    summary: 'Whether what the caller publishes needs approval',
    access: { anyOf: ['biz:product:publish'], scope: 'none' },
    data: Type.Object({ needsApproval: Type.Boolean() }),
  }),
  'GET /api/v1/products/:id/publishing': entry({
    summary: 'The open proposal to publish a product; null without any',
    access: { anyOf: ['biz:product:query'], scope: products },
    params: IdParams,
    data: nullable(PublishProposal),
  }),
  'POST /api/v1/products/:id/publishing/approve': entry({
    summary:
      'Approves a proposal and publishes the product, or lets its schedule publish it. A0233 (403) for the proposer, A0513 when it was decided already, A0514 when the product was changed since; an incomplete product is refused with the field',
    access: { anyOf: ['biz:approval:product', deputyPerm], scope: products, deputies },
    params: IdParams,
  }),
  'POST /api/v1/products/:id/publishing/decline': entry({
    summary:
      'Declines a proposal to publish a product, or withdraws it as its proposer; 403 for others without `biz:approval:product`, A0513 when it was decided already',
    access: { anyOf: ['biz:approval:product', 'biz:product:publish', deputyPerm], scope: products, deputies },
    params: IdParams,
    body: Type.Object({ reason: Type.Optional(Type.String({ maxLength: 200 })) }),
  }),
} as const;
