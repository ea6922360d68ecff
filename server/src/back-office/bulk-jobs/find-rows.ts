import { type BulkFilters, maxBulkRows } from '@portal/shared/contract';
import { hasPerm } from '@portal/shared/rules';
import type { BulkContext, BulkKindDefinition } from '#src/platform/bulk/index.ts';
import { forbidden, invalidField } from '#src/platform/errors/index.ts';
import type { WantedRow } from './read-rows.ts';

const findKeys = async (
  context: BulkContext,
  { list, rows }: BulkKindDefinition,
  filters: BulkFilters,
): Promise<readonly string[]> => {
  if (!list || !Object.hasOwn(filters, rows))
    throw invalidField('filters', '请按本列表的条件筛选', 'Please filter the list of this kind');
  if (!hasPerm(context.member, [list.permission])) throw forbidden();
  const keys = await list.find(context, filters, maxBulkRows + 1);
  if (keys.length === 0) throw invalidField('filters', '没有符合条件的记录', 'No records match the filters');
  if (keys.length > maxBulkRows)
    throw invalidField(
      'filters',
      '符合条件的记录超过 10,000 条，请缩小筛选范围',
      'More than 10,000 records match the filters. Please narrow them',
    );
  return keys;
};

/**
 * The rows of a job: the named records, or all that pass the filters of their list now. Throws for both or neither, for
 * an invalid filter, and when none or more than 10,000 pass; 403 without the permission of the list.
 */
export const findWanted = async (
  context: BulkContext,
  kind: BulkKindDefinition,
  { ids, filters }: { readonly ids?: readonly string[]; readonly filters?: BulkFilters },
): Promise<readonly WantedRow[]> => {
  if ((ids === undefined) === (filters === undefined))
    throw invalidField('ids', '请选择记录', 'Please select records');
  const keys = filters ? await findKeys(context, kind, filters) : (ids ?? []);
  return keys.map((key) => ({ key }));
};
