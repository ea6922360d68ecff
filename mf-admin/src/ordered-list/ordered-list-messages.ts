import { defineMessages } from '@portal/shared/i18n';
import en from './ordered-list-messages.en.json' with { type: 'json' };
import zh from './ordered-list-messages.zh-cn.json' with { type: 'json' };

export const orderedListMessages = defineMessages('adminOrderedList', { 'zh-cn': zh, en });
