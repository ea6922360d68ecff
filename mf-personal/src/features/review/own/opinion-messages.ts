import { defineMessages } from '@portal/shared/i18n';
import en from './opinion-messages.en.json' with { type: 'json' };
import zh from './opinion-messages.zh-cn.json' with { type: 'json' };

export const opinionMessages = defineMessages('opinions', { 'zh-cn': zh, en });
