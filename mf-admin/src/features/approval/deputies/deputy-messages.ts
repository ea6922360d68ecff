import { defineMessages } from '@portal/shared/i18n';
import en from './deputy-messages.en.json' with { type: 'json' };
import zh from './deputy-messages.zh-cn.json' with { type: 'json' };

export const deputyMessages = defineMessages('adminDeputy', { 'zh-cn': zh, en });
