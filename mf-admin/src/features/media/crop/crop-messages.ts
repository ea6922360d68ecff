import { defineMessages } from '@portal/shared/i18n';
import en from './crop-messages.en.json' with { type: 'json' };
import zh from './crop-messages.zh-cn.json' with { type: 'json' };

export const cropMessages = defineMessages('adminMediaCrop', { 'zh-cn': zh, en });
