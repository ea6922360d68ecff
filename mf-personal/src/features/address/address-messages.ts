import { defineMessages } from '@portal/shared/i18n';
import en from './address-messages.en.json' with { type: 'json' };
import zh from './address-messages.zh-cn.json' with { type: 'json' };

export const addressBookMessages = defineMessages('myAddresses', { 'zh-cn': zh, en });
