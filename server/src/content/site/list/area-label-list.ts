import type { AreaLabelForm, Text } from '@portal/shared/contract';
import { eq, sql } from 'drizzle-orm';
import { versionOf } from '#src/platform/audit/index.ts';
import { recommendationLabels } from '#src/platform/database/index.ts';
import { invalidField } from '#src/platform/errors/index.ts';
import { requireText } from '#src/platform/text/index.ts';
import type { ListDescription, ListRecord } from './list-description.ts';
import { inOrder, maxRows } from './list-repository.ts';

export interface AreaLabelRecord extends ListRecord {
  readonly typeId: number;
  readonly name: Text;
  readonly productCount: number;
}

const columns = {
  id: recommendationLabels.id,
  typeId: recommendationLabels.typeId,
  name: recommendationLabels.name,
  status: sql<0 | 1>`${recommendationLabels.status}`,
  // Drizzle omits the table name in a select from one table, so `recommendation_labels.id` is spelled out.
  productCount: sql<number>`(select count(*)::int from product_labels p
    where p.label_id = recommendation_labels.id)`,
  version: versionOf(recommendationLabels.updatedAt),
};

const noType = () => invalidField('typeId', '推荐类型不存在', 'There is no such recommendation type');

/** The labels of a recommendation type; a label keeps its type; deleted, it is removed from tours. */
export const areaLabelList: ListDescription<{ readonly typeId: number }, AreaLabelRecord, AreaLabelForm> = {
  subject: 'recommendation-label',
  missing: { zh: '标签不存在', en: 'There is no such label' },
  table: recommendationLabels,
  among: ({ typeId }) => eq(recommendationLabels.typeId, typeId),
  listOf: ({ typeId }) => ({ typeId }),
  read: (db, where) =>
    db
      .select(columns)
      .from(recommendationLabels)
      .where(where)
      .orderBy(...inOrder(recommendationLabels))
      .limit(maxRows),
  columnsOf: ({ typeId, name }, before) => {
    if (before && before.typeId !== typeId) throw noType();
    return { typeId, name: requireText('name', name) };
  },
  faults: { recommendation_labels_type_id_recommendation_types_id_fk: noType },
};
