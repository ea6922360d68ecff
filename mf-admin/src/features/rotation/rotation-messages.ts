import { defineMessages } from '@portal/shared/i18n';
import en from './rotation-messages.en.json' with { type: 'json' };
import zh from './rotation-messages.zh-cn.json' with { type: 'json' };

export const rotationMessages = defineMessages('adminRotation', { 'zh-cn': zh, en });
