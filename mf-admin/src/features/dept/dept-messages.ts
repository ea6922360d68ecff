import { defineMessages } from '@portal/shared/i18n';
import en from './dept-messages.en.json' with { type: 'json' };
import zh from './dept-messages.zh-cn.json' with { type: 'json' };

export const deptMessages = defineMessages('adminDept', { 'zh-cn': zh, en });
