import { addMessages, type Delivery, findDeliveries, type NewMessage } from '#src/identity/messages/index.ts';
import { type Db, insertRows, notifications } from '#src/platform/database/index.ts';

/**
 * Creates messages to members, in the caller's transaction: in the message centre, and by mail and SMS where the member
 * wants that category and has a verified contact. All rows have the same category. `source` makes it happen once per
 * member, also when it is called again. `title` and `body` are texts without markup, one paragraph per line; `path` is
 * that of a page of the portal. Returns the number of new messages.
 */
export const notifyMembers = async (tx: Db, rows: readonly NewMessage[]): Promise<number> => {
  const [first] = rows;
  if (!first) return 0;
  const added = await addMessages(tx, rows);
  const ids = added.map(({ userId }) => userId);
  const deliveries =
    ids.length > 0 ? await findDeliveries(tx, ids, first.category) : new Map<number, Delivery[]>();
  const notices = added.flatMap(({ id: messageId, userId, title, body, path }) =>
    (deliveries.get(userId) ?? []).map(({ channel, to: recipient, name, language }) => ({
      ...{ messageId, userId, event: 'message', channel, recipient, language },
      facts: { kind: 'message', title, body, name, amount: 0, day: null, ...(path && { path }) },
    })),
  );
  if (notices.length > 0) await insertRows(tx, notifications, notices);
  return added.length;
};
