import { defineMessages } from '@portal/shared/i18n';
import en from './questions-messages.en.json' with { type: 'json' };
import zh from './questions-messages.zh-cn.json' with { type: 'json' };

export const questionsMessages = defineMessages('questions', { 'zh-cn': zh, en });
