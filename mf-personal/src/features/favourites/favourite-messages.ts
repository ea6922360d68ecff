import { defineMessages } from '@portal/shared/i18n';
import en from './favourite-messages.en.json' with { type: 'json' };
import zh from './favourite-messages.zh-cn.json' with { type: 'json' };

export const favouriteMessages = defineMessages('collection', { 'zh-cn': zh, en });
