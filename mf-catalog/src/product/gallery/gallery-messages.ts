import { defineMessages } from '@portal/shared/i18n';
import en from './gallery-messages.en.json' with { type: 'json' };
import zh from './gallery-messages.zh-cn.json' with { type: 'json' };

export const galleryMessages = defineMessages('gallery', { 'zh-cn': zh, en });
