import { defineMessages } from '@portal/shared/i18n';
import en from './picker-messages.en.json' with { type: 'json' };
import zh from './picker-messages.zh-cn.json' with { type: 'json' };

export const pickerMessages = defineMessages('datePicker', { 'zh-cn': zh, en });
