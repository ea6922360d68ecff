import { defineMessages } from '@portal/shared/i18n';
import en from './bulk-messages.en.json' with { type: 'json' };
import zh from './bulk-messages.zh-cn.json' with { type: 'json' };

export const bulkMessages = defineMessages('adminBulk', { 'zh-cn': zh, en });
