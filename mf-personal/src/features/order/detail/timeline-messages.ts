import { defineMessages } from '@portal/shared/i18n';
import en from './timeline-messages.en.json' with { type: 'json' };
import zh from './timeline-messages.zh-cn.json' with { type: 'json' };

export const timelineMessages = defineMessages('orderTimeline', { 'zh-cn': zh, en });
