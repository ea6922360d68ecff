import type { DocumentCipher } from '#src/platform/crypto/index.ts';
import type { Db } from '#src/platform/database/index.ts';

/** What the sections of an export are read with. */
interface Reader {
  readonly db: Db;
  readonly cipher: DocumentCipher;
}

/** The rows of a section of one member. */
export type Read = (reader: Reader, userId: number) => AsyncIterable<object> | Promise<readonly object[]>;
