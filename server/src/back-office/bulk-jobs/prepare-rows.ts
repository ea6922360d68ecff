import type { BulkParams, Text } from '@portal/shared/contract';
import type { BulkContext, BulkKindDefinition, BulkPreview } from '#src/platform/bulk/index.ts';
import { unknownRecord } from './bulk-rights.ts';

const chunkSize = 1000;

const keyPatterns = { id: /^[1-9]\d{0,14}$/, orderNo: /^\w{1,32}$/ };

/** A row of a job before it is stored. */
interface PreparedRow {
  readonly key: string;
  readonly name: Text | null;
  readonly before: Text | null;
  readonly after: Text | null;
  readonly state: 'ready' | 'refused';
  readonly reason: Text | null;
}

const refused = (key: string, reason: Text): PreparedRow => ({
  ...{ key, name: null, before: null, after: null },
  ...{ state: 'refused', reason },
});

const preparedRow = ({ refusal, ...row }: BulkPreview): PreparedRow => ({
  ...row,
  after: refusal ? null : row.after,
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
 * The rows of a job in the order of their keys, each with its change or the reason why it is refused. Throws for the
 * invalid parameter.
 */
export const prepareRows = async (
  context: BulkContext,
  kind: BulkKindDefinition,
  keys: readonly string[],
  params: BulkParams,
): Promise<readonly PreparedRow[]> => {
  await kind.checkParams?.(context, params);
  const previews = await findPreviews(context, kind, [...new Set(keys)], params);
  const first = new Map<string, number>();
  return keys.map((key, place) => {
    const above = first.get(key);
    if (above !== undefined) return refused(key, { zh: `与第 ${above} 行重复`, en: `Repeats row ${above}` });
    first.set(key, place + 1);
    const found = previews.get(key);
    return found ? preparedRow(found) : refused(key, unknownRecord);
  });
};
