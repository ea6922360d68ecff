import { defineMessages } from '@portal/shared/i18n';
import en from './media-messages.en.json' with { type: 'json' };
import zh from './media-messages.zh-cn.json' with { type: 'json' };

export const mediaMessages = defineMessages('adminMediaPicker', { 'zh-cn': zh, en });
