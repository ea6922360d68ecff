import type { ChannelSettings, MessageCategory } from '@portal/shared/contract';
import type { FieldFault } from '../base/field-fault.ts';

/** A channel besides the portal, where every message is. */
export type MessageChannel = 'mail' | 'sms';

/** The categories of messages whose channels a member chooses; notices about the account use all channels. */
export const choosableCategories = ['order', 'reply', 'price', 'availability'] as const;

/** The channels of a member who has chosen none. */
export const defaultChannels: ChannelSettings = {
  order: { mail: true, sms: true },
  reply: { mail: true, sms: false },
  price: { mail: true, sms: false },
  availability: { mail: true, sms: false },
};

/** Whether a message of a category goes out by a channel. */
export const isChannelOn = (
  settings: ChannelSettings,
  category: MessageCategory,
  channel: MessageChannel,
): boolean => category === 'notice' || settings[category][channel];

/** Messages about orders keep at least one channel. */
export const checkChannelSettings = ({ order }: ChannelSettings): FieldFault[] =>
  order.mail || order.sms ? [] : [{ field: 'order', code: 'required' }];

/** Open price and availability alerts of a member. */
export const maxAlerts = 50;
