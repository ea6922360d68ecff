import { defineMessages } from '@portal/shared/i18n';
import en from './override-messages.en.json' with { type: 'json' };
import zh from './override-messages.zh-cn.json' with { type: 'json' };

export const overrideMessages = defineMessages('override', { 'zh-cn': zh, en });
