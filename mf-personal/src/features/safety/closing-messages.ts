import { defineMessages } from '@portal/shared/i18n';
import en from './closing-messages.en.json' with { type: 'json' };
import zh from './closing-messages.zh-cn.json' with { type: 'json' };

export const closingMessages = defineMessages('accountClosing', { 'zh-cn': zh, en });
