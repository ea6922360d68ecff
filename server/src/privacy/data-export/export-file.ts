import type { DocumentCipher } from '#src/platform/crypto/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { exportSections } from './export-sections.ts';

interface Source {
  readonly db: Db;
  readonly cipher: DocumentCipher;
  readonly now: Date;
}

/** Streams all data of a member as one JSON file, so that little of it is in memory. */
export async function* writeExport({ now, ...reader }: Source, userId: number): AsyncGenerator<string> {
  yield `{\n"writtenAt": ${JSON.stringify(now)}`;
  for (const [name, read] of Object.entries(exportSections)) {
    yield `,\n${JSON.stringify(name)}: [`;
    let between = '\n';
    for await (const row of await read(reader, userId)) {
      yield between + JSON.stringify(row, null, 2);
      between = ',\n';
    }
    yield ']';
  }
  yield '\n}\n';
}
