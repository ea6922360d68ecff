import { defineMessages } from '@portal/shared/i18n';
import en from './tour-detail-messages.en.json' with { type: 'json' };
import zh from './tour-detail-messages.zh-cn.json' with { type: 'json' };

export const tourDetailMessages = defineMessages('tourDetail', { 'zh-cn': zh, en });
