import { defineMessages } from '@portal/shared/i18n';
import en from './swiper-messages.en.json' with { type: 'json' };
import zh from './swiper-messages.zh-cn.json' with { type: 'json' };

export const swiperMessages = defineMessages('routeSwiper', { 'zh-cn': zh, en });
