import { type SQL, sql } from 'drizzle-orm';
import {
  createFileCipher,
  createTextCipher,
  type FileCipher,
  type KeyRing,
  type TextCipher,
} from '#src/platform/crypto/index.ts';
import type { OrderForm } from '#src/platform/database/index.ts';
import { type SealedColumn, sealedColumn } from './sealed-column.ts';

const textColumn = (cipher: TextCipher, name: string, table: SQL, column: SQL): SealedColumn =>
  sealedColumn<string>({
    name,
    table,
    column,
    older: sql`not starts_with(${column}, ${cipher.newest})`,
    batch: 200,
    bind: (value) => sql`${value}`,
    reseal: (value) => cipher.encrypt(cipher.decrypt(value)),
  });

const resealForm = (cipher: TextCipher, { travellers, ...form }: OrderForm): OrderForm => ({
  ...form,
  travellers: travellers.map((traveller) => ({
    ...traveller,
    documentCipher: cipher.encrypt(cipher.decrypt(traveller.documentCipher)),
  })),
});

const orderForms = (cipher: TextCipher): SealedColumn =>
  sealedColumn<OrderForm>({
    name: 'orders',
    table: sql`orders`,
    column: sql`form`,
    older: sql`exists (select from jsonb_array_elements(form -> 'travellers') t
      where not starts_with(t ->> 'documentCipher', ${cipher.newest}))`,
    batch: 200,
    bind: (value) => sql`${JSON.stringify(value)}::jsonb`,
    reseal: (value) => resealForm(cipher, value),
  });

const fileColumn = (cipher: FileCipher, name: string, table: SQL, column: SQL): SealedColumn =>
  sealedColumn<Buffer>({
    name,
    table,
    column,
    userId: sql`user_id`,
    older: sql`substr(${column}, 1, ${cipher.newest.length}) <> ${cipher.newest}`,
    batch: 5,
    bind: (value) => sql`${value}`,
    reseal: (value, userId) => cipher.seal(cipher.open(value, userId), userId),
  });

/** Every column that is encrypted with keys of the ring. */
export const sealedColumns = (ring: KeyRing): SealedColumn[] => {
  const cipher = createTextCipher(ring);
  return [
    textColumn(cipher, 'travellers', sql`travellers`, sql`document_cipher`),
    textColumn(cipher, 'e-tickets', sql`e_tickets`, sql`token_cipher`),
    orderForms(cipher),
    fileColumn(createFileCipher(ring, 'visa-file'), 'visa documents', sql`visa_files`, sql`content`),
    ...(['contract', 'itinerary'] as const).map((column) =>
      fileColumn(
        createFileCipher(ring, 'travel-contract'),
        `travel contracts: ${column}`,
        sql`travel_contracts`,
        sql`${sql.identifier(column)}`,
      ),
    ),
    fileColumn(
      createFileCipher(ring, 'import-passwords'),
      'initial passwords',
      sql`user_imports`,
      sql`passwords`,
    ),
    fileColumn(
      createFileCipher(ring, 'second-factor'),
      'second factors',
      sql`second_factors`,
      sql`secret_cipher`,
    ),
  ];
};
