import type { CallData, CallInput } from '@portal/shared/contract';
import { recordChange, requireVersion } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { invalidField, type Member } from '#src/platform/errors/index.ts';
import { listLabelled, listTourIds, replaceLabelled } from './label-product-repository.ts';
import { areaLabelList } from './list/area-label-list.ts';
import { updateRow } from './list/list-repository.ts';
import { getRow } from './list/list-service.ts';

type Products = 'GET /api/v1/site/area-labels/:id/products';
type Setting = CallInput<'PUT /api/v1/site/area-labels/:id/products'>['body'];

/** The tours with a label, in order, and the label's version. Throws 404. */
export const getLabelProducts = async ({ db }: Deps, id: number): Promise<CallData<Products>> => {
  const { version } = await getRow(db, areaLabelList, id);
  return { products: await listLabelled(db, id), version };
};

/** Sets the tours of a label. Throws for an id that is no tour, 409 for a stale version, and 404. */
export const setLabelProducts = async ({ db }: Deps, member: Member, id: number, { ids, version }: Setting) =>
  db.transaction(async (tx) => {
    const label = await getRow(tx, areaLabelList, id);
    await requireVersion(tx, { subject: areaLabelList.subject, id, seen: version, stored: label.version });
    if ((await listTourIds(tx, ids)).length !== ids.length)
      throw invalidField(
        'ids',
        '只能推荐线路产品，请重新选择',
        'Only tours are recommended: please choose again',
      );
    const before = (await listLabelled(tx, id)).map((product) => product.id);
    await replaceLabelled(tx, id, ids);
    await updateRow(tx, areaLabelList.table, id, {});
    await recordChange(tx, {
      ...{ actor: member, action: 'set-products', subject: areaLabelList.subject, subjectId: id },
      before: { ids: before },
      after: { ids },
    });
  });
