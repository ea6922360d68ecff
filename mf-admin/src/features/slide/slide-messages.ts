import { defineMessages } from '@portal/shared/i18n';
import en from './slide-messages.en.json' with { type: 'json' };
import zh from './slide-messages.zh-cn.json' with { type: 'json' };

export const slideMessages = defineMessages('adminSlide', { 'zh-cn': zh, en });
