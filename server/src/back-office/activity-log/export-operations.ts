import type { Readable } from 'node:stream';
import type { Difference, Language, Operation, OperationFilters, Text } from '@portal/shared/contract';
import { clockOf, dayOf } from '@portal/shared/rules';
import type { SQL } from 'drizzle-orm';
import { viewerOf } from '#src/identity/users/index.ts';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import { streamSheet } from '#src/platform/spreadsheet/index.ts';
import { describeChanges } from './describe-changes.ts';
import { matchOperations } from './operation-filter.ts';
import { listWithValues } from './operation-repository.ts';
import { describeRows } from './operation-service.ts';
import { logWords } from './words/words.ts';

const batchSize = 200;
const maxExported = 10_000;
/** What a cell of a spreadsheet holds is limited. */
const longestCell = 10_000;

const widths = [17, 16, 18, 16, 28, 16, 20, 80];

const textIn = (language: Language, text: Text | null): string | undefined =>
  text === null ? undefined : language === 'en' ? (text.en ?? text.zh) : text.zh;

const changesText = (differences: readonly Difference[], language: Language): string => {
  const { empty } = logWords[language];
  const side = (text: Text | null) => textIn(language, text) ?? empty;
  return differences
    .map(({ label, before, after }) => `${side(label)}: ${side(before)} → ${side(after)}`)
    .join('; ')
    .slice(0, longestCell);
};

const cellsOf = (row: Operation, differences: readonly Difference[], language: Language): string[] => {
  const at = new Date(row.createdAt);
  return [
    `${dayOf(at)} ${clockOf(at)}`,
    row.actorId === null ? logWords[language].system : row.actor,
    textIn(language, row.actionName) ?? row.action,
    textIn(language, row.subjectKind) ?? row.subject,
    textIn(language, row.subjectName) ?? row.subjectId,
    row.address ?? '',
    row.device,
    changesText(differences, language),
  ];
};

async function* rowsOf(db: Db, where: SQL | undefined, language: Language) {
  let below: number | undefined;
  for (let written = 0; written < maxExported; written += batchSize) {
    const rows = await listWithValues(db, where, below, batchSize);
    const [operations, differences] = [await describeRows(db, rows), await describeChanges(db, rows)];
    yield operations.map((row, place) => cellsOf(row, differences[place] ?? [], language));
    if (rows.length < batchSize) return;
    below = rows.at(-1)?.id;
  }
}

/**
 * The audit rows within the filters that the member sees as a sheet, the newest 10,000, streamed as they are read. Writes
 * an audit row.
 */
export const exportOperations = async (
  db: Db,
  member: Member,
  filters: OperationFilters,
  language: Language,
): Promise<Readable> => {
  const where = matchOperations(db, await viewerOf(db, member), filters);
  await recordChange(db, {
    actor: member,
    action: 'export',
    subject: 'audit-log',
    subjectId: 'xlsx',
    after: filters,
  });
  const { sheet, columns } = logWords[language];
  const headers = Object.values(columns);
  return streamSheet({
    name: sheet,
    columns: headers.map((header, place) => ({ header, width: widths[place] ?? 16 })),
    rows: rowsOf(db, where, language),
  });
};
