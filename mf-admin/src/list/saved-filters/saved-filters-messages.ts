import { defineMessages } from '@portal/shared/i18n';
import en from './saved-filters-messages.en.json' with { type: 'json' };
import zh from './saved-filters-messages.zh-cn.json' with { type: 'json' };

/** The words of filters that are kept under a name. */
export const savedFiltersMessages = defineMessages('adminSavedFilters', { 'zh-cn': zh, en });
