import { defineMessages } from '@portal/shared/i18n';
import en from './release-messages.en.json' with { type: 'json' };
import zh from './release-messages.zh-cn.json' with { type: 'json' };

export const releaseMessages = defineMessages('adminRelease', { 'zh-cn': zh, en });
