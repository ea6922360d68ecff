import { defineMessages } from '@portal/shared/i18n';
import en from './latest-messages.en.json' with { type: 'json' };
import zh from './latest-messages.zh-cn.json' with { type: 'json' };

export const latestMessages = defineMessages('mfExample', { 'zh-cn': zh, en });
