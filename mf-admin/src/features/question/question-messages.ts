import { defineMessages } from '@portal/shared/i18n';
import en from './question-messages.en.json' with { type: 'json' };
import zh from './question-messages.zh-cn.json' with { type: 'json' };

export const questionMessages = defineMessages('adminQuestion', { 'zh-cn': zh, en });
