import type { App } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import type { StepCounts } from './health-rules.ts';

/** A row of totals of the steps of loads, as {@link stepTotals} selects them. */
export type StepTotals = StepCounts & { readonly app: App } & Record<string, unknown>;

const steps = ['loaded', 'failed', 'retry', 'crashed', 'unavailable'] as const satisfies (keyof StepCounts)[];

/** SQL columns over counted measures: how often each step of a load was reported. */
export const stepTotals = sql.join(
  steps.map(
    (step) =>
      sql`coalesce(sum(count) filter (where measure = ${step}), 0)::integer as ${sql.identifier(step)}`,
  ),
  sql`, `,
);
