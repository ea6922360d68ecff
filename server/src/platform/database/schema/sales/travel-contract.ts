import type { CallData, TourContent } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { bytea, createdAt, id, instant, ref } from '../columns.ts';
import { users } from '../identity/users.ts';
import { orders } from './order.ts';

/** The agency as a contract names it. */
export type ContractAgency = Pick<
  CallData<'GET /api/v1/site/profile/travel-info'>,
  'name' | 'phone' | 'email' | 'address' | 'hours' | 'licence'
>;

/** What a contract says of the tour and the agency, copied when the order was paid. */
export interface ContractSource {
  readonly tour: TourContent;
  /** Null where the portal has no profile yet. */
  readonly agency: ContractAgency | null;
}

/**
 * Versions of an order's travel contract and itinerary (PDF, encrypted); a changed order gets another one. The row is
 * inserted when the order is paid, a job makes the files by `nextTryAt`; once issued they never change. After the
 * erasure of the account the hashes stay, the files do not.
 */
export const travelContracts = pgTable(
  'travel_contracts',
  {
    id: id(),
    orderId: ref()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    userId: ref()
      .notNull()
      .references(() => users.id),
    version: smallint().notNull(),
    source: jsonb().$type<ContractSource>().notNull(),
    contract: bytea(),
    itinerary: bytea(),
    contractSha256: text(),
    itinerarySha256: text(),
    issuedAt: instant(),
    nextTryAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('travel_contracts_version').on(t.orderId, t.version),
    index('travel_contracts_user').on(t.userId),
    index('travel_contracts_due').on(t.nextTryAt).where(sql`${t.issuedAt} is null`),
    check(
      'travel_contracts_issued',
      sql`(${t.issuedAt} is not null) = (${t.contractSha256} is not null and ${t.itinerarySha256} is not null)`,
    ),
  ],
);
