import { defineMessages } from '@portal/shared/i18n';
import en from './home-preview-messages.en.json' with { type: 'json' };
import zh from './home-preview-messages.zh-cn.json' with { type: 'json' };

export const homePreviewMessages = defineMessages('adminHomePreview', { 'zh-cn': zh, en });
