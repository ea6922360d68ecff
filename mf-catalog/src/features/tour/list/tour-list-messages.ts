import { defineMessages } from '@portal/shared/i18n';
import en from './tour-list-messages.en.json' with { type: 'json' };
import zh from './tour-list-messages.zh-cn.json' with { type: 'json' };

export const tourListMessages = defineMessages('tourList', { 'zh-cn': zh, en });
