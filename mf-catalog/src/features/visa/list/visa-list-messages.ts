import { defineMessages } from '@portal/shared/i18n';
import en from './visa-list-messages.en.json' with { type: 'json' };
import zh from './visa-list-messages.zh-cn.json' with { type: 'json' };

export const visaListMessages = defineMessages('visaList', { 'zh-cn': zh, en });
