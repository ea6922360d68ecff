import { defineMessages } from '@portal/shared/i18n';
import en from './waitlist-messages.en.json' with { type: 'json' };
import zh from './waitlist-messages.zh-cn.json' with { type: 'json' };

export const waitlistMessages = defineMessages('tourWaitlist', { 'zh-cn': zh, en });
