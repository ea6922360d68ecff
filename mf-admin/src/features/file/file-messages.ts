import { defineMessages } from '@portal/shared/i18n';
import en from './file-messages.en.json' with { type: 'json' };
import zh from './file-messages.zh-cn.json' with { type: 'json' };

export const fileMessages = defineMessages('adminFile', { 'zh-cn': zh, en });
