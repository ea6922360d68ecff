import { defineMessages } from '@portal/shared/i18n';
import en from './search-messages.en.json' with { type: 'json' };
import zh from './search-messages.zh-cn.json' with { type: 'json' };

export const searchMessages = defineMessages('search', { 'zh-cn': zh, en });
