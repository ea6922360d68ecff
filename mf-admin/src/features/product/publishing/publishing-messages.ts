import { defineMessages } from '@portal/shared/i18n';
import en from './publishing-messages.en.json' with { type: 'json' };
import zh from './publishing-messages.zh-cn.json' with { type: 'json' };

export const publishingMessages = defineMessages('adminPublishing', { 'zh-cn': zh, en });
