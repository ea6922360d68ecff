import { defineMessages } from '@portal/shared/i18n';
import en from './search-result-messages.en.json' with { type: 'json' };
import zh from './search-result-messages.zh-cn.json' with { type: 'json' };

export const searchResultMessages = defineMessages('searchResults', { 'zh-cn': zh, en });
