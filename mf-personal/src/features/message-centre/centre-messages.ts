import { defineMessages } from '@portal/shared/i18n';
import en from './centre-messages.en.json' with { type: 'json' };
import zh from './centre-messages.zh-cn.json' with { type: 'json' };

export const centreMessages = defineMessages('message-centre', { 'zh-cn': zh, en });
