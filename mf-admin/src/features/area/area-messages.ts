import { defineMessages } from '@portal/shared/i18n';
import en from './area-messages.en.json' with { type: 'json' };
import zh from './area-messages.zh-cn.json' with { type: 'json' };

export const areaMessages = defineMessages('adminArea', { 'zh-cn': zh, en });
