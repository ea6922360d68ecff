import { defineMessages } from '@portal/shared/i18n';
import en from './demo-messages.en.json' with { type: 'json' };
import zh from './demo-messages.zh-cn.json' with { type: 'json' };

export const demoMessages = defineMessages('adminDemo', { 'zh-cn': zh, en });
