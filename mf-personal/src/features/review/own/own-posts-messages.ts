import { defineMessages } from '@portal/shared/i18n';
import en from './own-posts-messages.en.json' with { type: 'json' };
import zh from './own-posts-messages.zh-cn.json' with { type: 'json' };

export const ownPostsMessages = defineMessages('ownPosts', { 'zh-cn': zh, en });
