import { defineMessages } from '@portal/shared/i18n';
import en from './home-messages.en.json' with { type: 'json' };
import zh from './home-messages.zh-cn.json' with { type: 'json' };

export const homeMessages = defineMessages('personalHome', { 'zh-cn': zh, en });
