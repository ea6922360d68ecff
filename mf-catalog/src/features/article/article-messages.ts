import { defineMessages } from '@portal/shared/i18n';
import en from './article-messages.en.json' with { type: 'json' };
import zh from './article-messages.zh-cn.json' with { type: 'json' };

export const articleMessages = defineMessages('article', { 'zh-cn': zh, en });
