import { defineMessages } from '@portal/shared/i18n';
import en from './tab-messages.en.json' with { type: 'json' };
import zh from './tab-messages.zh-cn.json' with { type: 'json' };

export const tabMessages = defineMessages('tabs', { 'zh-cn': zh, en });
