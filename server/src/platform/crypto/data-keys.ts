import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { ConfigError, type Env } from '#src/platform/config/index.ts';
import { type Db, dataSecrets } from '#src/platform/database/index.ts';
import { createTextCipher } from './document-cipher.ts';
import { createEnvelope } from './envelope.ts';
import { type KeyRing, loadKeyRing } from './key-ring.ts';

/** The keys of a database. */
export interface DataKeys {
  readonly ring: KeyRing;
  /** Keys hashes of documents and codes. Stored encrypted, so that a rotation keeps it. */
  readonly secret: Buffer;
}

type Sealed = Pick<typeof dataSecrets.$inferSelect, 'keyId' | 'sealed'>;

const envelopeOf = (ring: KeyRing) => createEnvelope(ring, 'data-secret');

const sealSecret = ({ ring, secret }: DataKeys): Sealed => {
  const envelope = envelopeOf(ring);
  return { keyId: envelope.keyId, sealed: envelope.seal(secret, '') };
};

const wrongKey = (): ConfigError =>
  new ConfigError(
    'DATA_KEY is not the key of this database: its data could not be decrypted; set the right one',
  );

const open = (ring: KeyRing, { keyId, sealed }: Sealed): Buffer => {
  try {
    return envelopeOf(ring).open(keyId, sealed, '');
  } catch {
    // An unknown key id, or bytes of another key: the message must not depend on it.
    throw wrongKey();
  }
};

/** A value that an older version encrypted; it hashed documents with a key derived from the same `DATA_KEY`. */
const findOldValue = async (db: Db): Promise<string | undefined> => {
  const { rows } = await db.execute<{ cipher: string }>(sql`
    (select document_cipher as cipher from travellers limit 1) union all
    (select token_cipher from e_tickets limit 1) union all
    (select form -> 'travellers' -> 0 ->> 'documentCipher' from orders
      where form -> 'travellers' -> 0 is not null limit 1) limit 1`);
  return rows[0]?.cipher;
};

const firstSecret = async (db: Db, ring: KeyRing): Promise<Buffer> => {
  const old = await findOldValue(db);
  if (old === undefined) return randomBytes(32);
  if (ring.length > 1)
    throw new ConfigError('DATA_KEY must be a single key at the first start of this version');
  try {
    createTextCipher(ring).decrypt(old);
  } catch {
    throw wrongKey();
  }
  return ring[0].bytes;
};

const findSealed = async (db: Db): Promise<Sealed | undefined> => {
  const [row] = await db.select().from(dataSecrets);
  return row;
};

const create = async (db: Db, ring: KeyRing): Promise<Sealed> => {
  const secret = await firstSecret(db, ring);
  await db
    .insert(dataSecrets)
    .values({ name: 'hashes', ...sealSecret({ ring, secret }) })
    .onConflictDoNothing();
  const stored = await findSealed(db);
  if (!stored) throw new Error('the secret of the database was not stored');
  return stored;
};

/** Stores the secret encrypted with the newest key of the ring. */
export const storeSecret = async (db: Db, keys: DataKeys): Promise<void> => {
  await db.update(dataSecrets).set(sealSecret(keys));
};

/**
 * The keys of the database, whose secret is created at the first start. It also checks `DATA_KEY`: throws `ConfigError`
 * if it lacks the key that the secret is encrypted with.
 */
export const openDataKeys = async ({
  db,
  env,
}: {
  readonly db: Db;
  readonly env: Pick<Env, 'dataKey' | 'dataDir'>;
}): Promise<DataKeys> => {
  const ring = loadKeyRing(env);
  return { ring, secret: open(ring, (await findSealed(db)) ?? (await create(db, ring))) };
};
