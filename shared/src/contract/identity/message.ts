import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Id, IdParams, Instant, nullable, oneOf, pageOf, pageQuery, Text } from '../base/fields.ts';

/**
 * What a message is about: an order or waiting list, an answer to a question or enquiry, a lower price, something that
 * can be booked again, or the account and the site.
 */
export const MessageCategory = oneOf('order', 'reply', 'price', 'availability', 'notice');
export type MessageCategory = Static<typeof MessageCategory>;

/** A message of the message centre. `body` has a line per paragraph; `path` leads to its order or product. */
export const Message = Type.Object({
  id: Id,
  category: MessageCategory,
  title: Text,
  body: Text,
  path: nullable(Type.String()),
  readAt: nullable(Instant),
  createdAt: Instant,
});
export type Message = Static<typeof Message>;

const Channels = Type.Object({ mail: Type.Boolean(), sms: Type.Boolean() });

/** By which channels besides the portal messages of a category go out. Those about orders keep at least one. */
export const ChannelSettings = Type.Object({
  order: Channels,
  reply: Channels,
  price: Channels,
  availability: Channels,
});
export type ChannelSettings = Static<typeof ChannelSettings>;

/** The settings of a member, and the verified contacts, masked; null without one. */
const MemberChannels = Type.Object({
  settings: ChannelSettings,
  mail: nullable(Type.String()),
  sms: nullable(Type.String()),
});

/** Number of unread messages, counted up to 100. */
const Unread = Type.Integer({ minimum: 0, maximum: 100 });

export const messageContract = {
  'GET /api/v1/messages': entry({
    summary: "The member's own messages of the last 365 days, the latest first, optionally of one category",
    query: Type.Object({
      category: Type.Optional(MessageCategory),
      ...pageQuery,
    }),
    data: Type.Object({ ...pageOf(Message).properties, unread: Unread }),
  }),
  'PUT /api/v1/messages/:id/read': entry({
    summary: 'Marks a message as read; a message that is read already stays as it is',
    params: IdParams,
    data: Type.Object({ unread: Unread }),
  }),
  'PUT /api/v1/messages/read': entry({
    summary: 'Marks all messages as read',
    data: Type.Object({ unread: Unread }),
  }),
  'GET /api/v1/messages/channels': entry({
    summary: 'By which channels the member gets messages of each category, and the contacts they go to',
    data: MemberChannels,
  }),
  'PUT /api/v1/messages/channels': entry({
    summary:
      'Sets the channels of each category. A0410 on `order` when neither mail nor SMS is left for messages about orders. Notices about the account use all channels',
    body: ChannelSettings,
    data: MemberChannels,
  }),
} as const;
