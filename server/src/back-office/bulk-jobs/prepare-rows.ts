import type { BulkCells, BulkParams, Text } from '@portal/shared/contract';
import type { BulkContext, BulkKindDefinition, BulkPreview } from '#src/platform/bulk/index.ts';
import { unknownRecord } from './bulk-rights.ts';
import type { WantedRow } from './read-rows.ts';

const chunkSize = 1000;

const keyPatterns = { id: /^[1-9]\d{0,14}$/, orderNo: /^\w{1,32}$/ };

/** A row of a job before it is stored. */
interface PreparedRow {
  readonly key: string;
  readonly params: BulkCells | null;
  readonly name: Text | null;
  readonly before: Text | null;
  readonly after: Text | null;
  readonly state: 'ready' | 'refused';
  readonly reason: Text | null;
}

const refused = ({ key, params }: WantedRow, reason: Text): PreparedRow => ({
  ...{ key, params: params ?? null, name: null, before: null, after: null },
  ...{ state: 'refused', reason },
});

const preparedRow = (
  { params }: WantedRow,
  { refusal, ...row }: BulkPreview,
  { sheet }: BulkKindDefinition,
): PreparedRow => ({
  ...{ ...row, params: params ?? null },
  after: refusal ? null : ((params && sheet?.after(params)) ?? row.after),
  state: refusal ? 'refused' : 'ready',
  reason: refusal ?? null,
});

const findPreviews = async (
  context: BulkContext,
  { param, preview }: BulkKindDefinition,
  keys: readonly string[],
  params: BulkParams,
): Promise<ReadonlyMap<string, BulkPreview>> => {
  const valid = keys.filter((key) => keyPatterns[param].test(key));
  const found = new Map<string, BulkPreview>();
  for (let from = 0; from < valid.length; from += chunkSize)
    for (const row of await preview(context, valid.slice(from, from + chunkSize), params))
      found.set(row.key, row);
  return found;
};

/**
 * The rows of a job in the order of what is wanted, each with its change or the reason why it is refused. Throws for the
 * invalid parameter.
 */
export const prepareRows = async (
  context: BulkContext,
  kind: BulkKindDefinition,
  wanted: readonly WantedRow[],
  params: BulkParams,
): Promise<readonly PreparedRow[]> => {
  await kind.checkParams?.(context, params);
  const keys = [...new Set(wanted.map(({ key }) => key))];
  const previews = await findPreviews(context, kind, keys, params);
  const first = new Map<string, number>();
  return wanted.map((row, place) => {
    const above = first.get(row.key);
    if (above !== undefined) return refused(row, { zh: `与第 ${above} 行重复`, en: `Repeats row ${above}` });
    first.set(row.key, place + 1);
    if (row.fault) return refused(row, row.fault);
    const found = previews.get(row.key);
    return found ? preparedRow(row, found, kind) : refused(row, unknownRecord);
  });
};
