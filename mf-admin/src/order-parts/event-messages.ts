import { defineMessages, type Key } from '@portal/shared/i18n';
import en from './event-messages.en.json' with { type: 'json' };
import zh from './event-messages.zh-cn.json' with { type: 'json' };

/** What happens to orders and refunds, in the words of staff. */
export const eventMessages = defineMessages('adminOrderEvents', { 'zh-cn': zh, en });

/** Where the word of an event is; undefined for one that has none. */
export const eventKey = (event: string): Key<typeof zh> | undefined =>
  Object.hasOwn(zh, event) ? (event as Key<typeof zh>) : undefined;
