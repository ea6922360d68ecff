import { defineMessages } from '@portal/shared/i18n';
import en from './people-messages.en.json' with { type: 'json' };
import zh from './people-messages.zh-cn.json' with { type: 'json' };

export const peopleMessages = defineMessages('bookingPeople', { 'zh-cn': zh, en });
