import { defineMessages } from '@portal/shared/i18n';
import en from './seo-messages.en.json' with { type: 'json' };
import zh from './seo-messages.zh-cn.json' with { type: 'json' };

export const seoMessages = defineMessages('adminSeo', { 'zh-cn': zh, en });
