import { defineMessages } from '@portal/shared/i18n';
import en from './help-messages.en.json' with { type: 'json' };
import zh from './help-messages.zh-cn.json' with { type: 'json' };

export const helpMessages = defineMessages('help', { 'zh-cn': zh, en });
