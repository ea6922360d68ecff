import type { Deps } from '#src/platform/context/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import { parseIds } from '#src/platform/http/index.ts';
import type { ListDescription, ListForm, ListRecord } from './list-description.ts';
import { changeRow, createRow, getRow, orderRows, removeRows, setRowStatus } from './list-service.ts';

interface Asked {
  readonly member: Member;
}
interface OfOne {
  readonly params: { readonly id: number };
}

/** The handlers of a list's seven calls. */
export const listHandlers = <Of, R extends ListRecord, F extends ListForm>(
  deps: Deps,
  list: ListDescription<Of, R, F>,
) => {
  const { db } = deps.database;
  return {
    rows: ({ query }: { readonly query: Of }) => list.read(db, list.among(query)),
    form: ({ params }: OfOne) => getRow(db, list, params.id),
    create: async ({ member, body }: Asked & { readonly body: F }) => {
      await createRow({ deps, member }, list, body);
      return null;
    },
    order: async ({
      member,
      query,
      body,
    }: Asked & { readonly query: Of; readonly body: { readonly ids: readonly number[] } }) => {
      await orderRows({ deps, member }, list, query, body.ids);
      return null;
    },
    change: async ({ member, params, body }: Asked & OfOne & { readonly body: F }) => {
      await changeRow({ deps, member }, list, params.id, body);
      return null;
    },
    setStatus: async ({
      member,
      params,
      query,
    }: Asked & OfOne & { readonly query: { readonly status: 0 | 1 } }) => {
      await setRowStatus({ deps, member }, list, params.id, query.status);
      return null;
    },
    remove: async ({ member, params }: Asked & { readonly params: { readonly id: string } }) => {
      await removeRows({ deps, member }, list, parseIds(params.id));
      return null;
    },
  };
};
