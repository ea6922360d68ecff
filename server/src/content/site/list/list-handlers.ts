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
  const { db } = deps;
  return {
    rows: ({ query }: { readonly query: Of }) => list.read(db, list.among(query)),
    form: ({ params }: OfOne) => getRow(db, list, params.id),
    create: ({ member, body }: Asked & { readonly body: F }) => createRow({ deps, member }, list, body),
    order: ({
      member,
      query,
      body,
    }: Asked & { readonly query: Of; readonly body: { readonly ids: readonly number[] } }) =>
      orderRows({ deps, member }, list, query, body.ids),
    change: ({ member, params, body }: Asked & OfOne & { readonly body: F }) =>
      changeRow({ deps, member }, list, params.id, body),
    setStatus: ({ member, params, query }: Asked & OfOne & { readonly query: { readonly status: 0 | 1 } }) =>
      setRowStatus({ deps, member }, list, params.id, query.status),
    remove: ({ member, params }: Asked & { readonly params: { readonly id: string } }) =>
      removeRows({ deps, member }, list, parseIds(params.id)),
  };
};
