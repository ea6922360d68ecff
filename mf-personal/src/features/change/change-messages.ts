import { defineMessages } from '@portal/shared/i18n';
import en from './change-messages.en.json' with { type: 'json' };
import zh from './change-messages.zh-cn.json' with { type: 'json' };

export const changeMessages = defineMessages('orderChange', { 'zh-cn': zh, en });
