import { defineMessages } from '@portal/shared/i18n';
import en from './edit-messages.en.json' with { type: 'json' };
import zh from './edit-messages.zh-cn.json' with { type: 'json' };

export const editMessages = defineMessages('adminCalendarEdit', { 'zh-cn': zh, en });
