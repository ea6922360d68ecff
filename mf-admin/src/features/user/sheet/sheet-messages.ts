import { defineMessages } from '@portal/shared/i18n';
import en from './sheet-messages.en.json' with { type: 'json' };
import zh from './sheet-messages.zh-cn.json' with { type: 'json' };

export const sheetMessages = defineMessages('adminUserSheet', { 'zh-cn': zh, en });
