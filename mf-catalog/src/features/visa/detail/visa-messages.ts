import { defineMessages } from '@portal/shared/i18n';
import en from './visa-messages.en.json' with { type: 'json' };
import zh from './visa-messages.zh-cn.json' with { type: 'json' };

export const visaMessages = defineMessages('visaDetail', { 'zh-cn': zh, en });
