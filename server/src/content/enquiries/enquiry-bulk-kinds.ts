import type { Text } from '@portal/shared/contract';
import type { BulkContext, BulkKindDefinition } from '#src/platform/bulk/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { invalidField } from '#src/platform/errors/index.ts';
import { findCase, findHolder, listCasesById, lockCase } from './enquiry-case-repository.ts';
import { assignEnquiry, findEnquiryIds, work } from './enquiry-case-service.ts';

const unassigned: Text = { zh: '未分配', en: 'Unassigned' };

const plain = (name: string | undefined): Text => (name === undefined ? unassigned : { zh: name, en: name });

const assign = (context: BulkContext, key: string, assigneeId: number | null): Promise<void> =>
  assignEnquiry(context, context.member, Number(key), { assigneeId }, context.scope);

const findName = async ({ db, scope }: BulkContext, id: number): Promise<string | undefined> =>
  (await findHolder(db, work, id, scope))?.name;

/** Bulk jobs that assign enquiries to a colleague. */
export const enquiryBulkKinds: readonly BulkKindDefinition[] = [
  {
    ...{ kind: 'enquiry-assign', permission: work, rows: 'enquiries', param: 'id' },
    list: {
      permission: 'biz:enquiry:query',
      find: async (context, { enquiries: filters = {} }, limit) =>
        (await findEnquiryIds(context, context.member, filters, { scope: context.scope, limit })).map(String),
    },
    checkParams: async (context, { assigneeId = 0 }) => {
      if ((await findName(context, assigneeId)) === undefined)
        throw invalidField(
          'assigneeId',
          '请选择可以处理咨询的同事',
          'Choose a colleague who may work on enquiries',
        );
    },
    preview: async (context, keys, { assigneeId = 0 }) => {
      const after = plain(await findName(context, assigneeId));
      const found = await listCasesById(context.db, keys.map(Number), context.scope);
      return found.map(({ id, enquiryNo, organisation, assignee }) => ({
        ...{ key: String(id), name: plain(organisation || enquiryNo), before: plain(assignee?.name), after },
        ...(assignee?.id === assigneeId
          ? { refusal: { zh: '已经由该同事负责', en: 'Assigned to them already' } }
          : {}),
      }));
    },
    run: async (context, { key, params: { assigneeId = null } }) => {
      const before = await findCase(context.db, Number(key));
      await assign(context, key, assigneeId);
      return { assigneeId: before?.assignee?.id ?? null };
    },
    version: async (tx: Db, key: string) => {
      await lockCase(tx, Number(key));
      return (await findCase(tx, Number(key)))?.version;
    },
    undo: (context, { key }, { assigneeId = null }: { assigneeId?: number | null }) =>
      assign(context, key, assigneeId),
  },
];
