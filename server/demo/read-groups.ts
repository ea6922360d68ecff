import { readFileSync } from 'node:fs';
import { type Static, type TSchema, Type } from 'typebox';
import { parseData, validateData } from './validate-data.ts';

/** One kind of demo data: files of items, in the order that they are written to the database. */
export interface DataKind<S extends TSchema = TSchema> {
  /** Names the folder, and the list in each file. */
  readonly name: string;
  readonly groups: readonly string[];
  readonly item: S;
}

/** Where the files of the demo data are. */
export const dataFolder = new URL('./data/', import.meta.url);

/** The JSON Schema of a kind for editors, written by `write-schemas.ts`. */
export const schemaFile = ({ name }: DataKind): URL => new URL(`schemas/${name}.json`, dataFolder);

/** The schema of a data file; editors find it by `$schema`. */
export const fileSchema = <S extends TSchema>({ name, item }: DataKind<S>) =>
  Type.Object({ $schema: Type.String(), [name]: Type.Array(item) }, { additionalProperties: false });

/** Reads all items of a kind. Throws with the file, the place in it and what is wrong, when one breaks its schema. */
export const readGroups = <S extends TSchema>(kind: DataKind<S>): Static<S>[] => {
  const schema = fileSchema(kind);
  return kind.groups.flatMap((group) => {
    const file = `${kind.name}/${group}.json`;
    const content = validateData(
      schema,
      file,
      parseData(file, readFileSync(new URL(file, dataFolder), 'utf8')),
    ) as Readonly<Record<string, Static<S>[]>>;
    return content[kind.name] ?? [];
  });
};
