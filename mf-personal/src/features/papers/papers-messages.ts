import { defineMessages } from '@portal/shared/i18n';
import en from './papers-messages.en.json' with { type: 'json' };
import zh from './papers-messages.zh-cn.json' with { type: 'json' };

export const papersMessages = defineMessages('orderPapers', { 'zh-cn': zh, en });
