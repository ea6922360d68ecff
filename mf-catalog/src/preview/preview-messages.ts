import { defineMessages } from '@portal/shared/i18n';
import en from './preview-messages.en.json' with { type: 'json' };
import zh from './preview-messages.zh-cn.json' with { type: 'json' };

export const previewMessages = defineMessages('catalogPreview', { 'zh-cn': zh, en });
