import { mkdir, writeFile } from 'node:fs/promises';
import { dataKinds } from './data-kinds.ts';
import { fileSchema, schemaFile } from './read-groups.ts';

// Writes the JSON Schemas that editors check the demo data by: `data/schemas/<kind>.json`.
for (const kind of dataKinds) {
  const file = schemaFile(kind);
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, `${JSON.stringify(fileSchema(kind), null, 2)}\n`);
}
