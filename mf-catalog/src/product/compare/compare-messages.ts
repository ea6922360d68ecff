import { defineMessages } from '@portal/shared/i18n';
import en from './compare-messages.en.json' with { type: 'json' };
import zh from './compare-messages.zh-cn.json' with { type: 'json' };

export const compareMessages = defineMessages('comparePicking', { 'zh-cn': zh, en });
