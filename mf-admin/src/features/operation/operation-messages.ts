import { defineMessages } from '@portal/shared/i18n';
import en from './operation-messages.en.json' with { type: 'json' };
import zh from './operation-messages.zh-cn.json' with { type: 'json' };

export const operationMessages = defineMessages('adminOperation', { 'zh-cn': zh, en });
