import { type SQL, sql } from 'drizzle-orm';

/** Fields retained in audit rows: states, numbers and amounts, which identify no person. */
const kept = [
  'state',
  'orderNo',
  'paymentNo',
  'refundNo',
  'invoiceNo',
  'redInvoiceNo',
  'amount',
  'fee',
  'place',
  'day',
  'rating',
];

/** The details of an audit row without what identifies a person. */
export const slimDetails = (column: SQL): SQL => sql`case when jsonb_typeof(${column}) = 'object' then (
  select jsonb_object_agg(key, value) from jsonb_each(${column})
  where key in (${sql.join(
    kept.map((name) => sql`${name}`),
    sql`, `,
  )}) and jsonb_typeof(value) not in ('object', 'array')) end`;
