import { defineMessages } from '@portal/shared/i18n';
import en from './palette-messages.en.json' with { type: 'json' };
import zh from './palette-messages.zh-cn.json' with { type: 'json' };

export const paletteMessages = defineMessages('palette', { 'zh-cn': zh, en });
