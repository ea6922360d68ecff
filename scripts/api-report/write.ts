import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseRecordSchema } from '@portal/shared/rules';
import { inRoot } from '../process/root.ts';
import { contractReport, releaseRecordReport } from './contract.ts';
import { reportDeclarations } from './declarations.ts';

interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
}

/** The committed reports, one file per entry point of `@portal/shared`. */
export const reportFolder = 'shared/api';

/** JSON Schema of the release record, for tools of other repositories. */
export const releaseRecordFile = `release-record.v${releaseRecordSchema}.schema.json`;

/**
 * Writes the report of every entry point into a folder. The contract is reported from its schemas: its
 * declarations are inferred, a hundred times as long, and lack the bounds.
 */
export const writeReports = async (target: string): Promise<void> => {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const { exports } = JSON.parse(await readFile(inRoot('shared/package.json'), 'utf8')) as Manifest;
  const entries = Object.entries(exports)
    .filter(([name, file]) => file.endsWith('.ts') && name !== './contract')
    .map(([, file]) => file);
  await reportDeclarations(
    entries.map((file) => file.replace('./', '')),
    target,
  );
  await writeFile(join(target, 'contract.txt'), contractReport());
  await writeFile(join(target, releaseRecordFile), releaseRecordReport());
};
