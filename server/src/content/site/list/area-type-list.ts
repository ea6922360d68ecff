import type { AreaTypeForm, Text } from '@portal/shared/contract';
import { eq, sql } from 'drizzle-orm';
import { versionOf } from '#src/platform/audit/index.ts';
import { recommendationTypes } from '#src/platform/database/index.ts';
import { invalidField } from '#src/platform/errors/index.ts';
import { requireText } from '#src/platform/text/index.ts';
import type { ListDescription, ListRecord } from './list-description.ts';
import { inOrder, maxRows } from './list-repository.ts';

export interface AreaTypeRecord extends ListRecord {
  readonly areaId: number;
  readonly name: Text;
  readonly labelCount: number;
}

const columns = {
  id: recommendationTypes.id,
  areaId: recommendationTypes.areaId,
  name: recommendationTypes.name,
  status: sql<0 | 1>`${recommendationTypes.status}`,
  // Drizzle omits the table name in a select from one table, so `recommendation_types.id` is spelled out.
  labelCount: sql<number>`(select count(*)::int from recommendation_labels l
    where l.type_id = recommendation_types.id)`,
  version: versionOf(recommendationTypes.updatedAt),
};

const noArea = () => invalidField('areaId', '栏目不存在', 'There is no such home area');

/** The recommendation types of a home area; a type cannot change its area. */
export const areaTypeList: ListDescription<{ readonly areaId: number }, AreaTypeRecord, AreaTypeForm> = {
  subject: 'recommendation-type',
  missing: { zh: '推荐类型不存在', en: 'There is no such recommendation type' },
  table: recommendationTypes,
  among: ({ areaId }) => eq(recommendationTypes.areaId, areaId),
  listOf: ({ areaId }) => ({ areaId }),
  read: (db, where) =>
    db
      .select(columns)
      .from(recommendationTypes)
      .where(where)
      .orderBy(...inOrder(recommendationTypes))
      .limit(maxRows),
  columnsOf: ({ areaId, name }, before) => {
    if (before && before.areaId !== areaId) throw noArea();
    return { areaId, name: requireText('name', name) };
  },
  faults: {
    recommendation_types_area_id_home_areas_id_fk: noArea,
    recommendation_labels_type_id_recommendation_types_id_fk: () =>
      invalidField('id', '类型下还有标签，请先删除它们', 'Delete its labels first'),
  },
};
