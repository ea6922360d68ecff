import { defineMessages } from '@portal/shared/i18n';

export const galleryMessages = defineMessages('gallery', {
  'zh-cn': {
    label: '图片',
    open: '查看大图，第 {{number}} 张',
    all_one: '共 {{count}} 张图片',
    all_other: '共 {{count}} 张图片',
    picture: '{{title}}，第 {{number}} 张，共 {{total}} 张',
    previous: '上一张',
    next: '下一张',
    close: '关闭大图',
  },
  en: {
    label: 'Pictures',
    open: 'Enlarge picture {{number}}',
    all_one: '{{count}} picture',
    all_other: 'All {{count}} pictures',
    picture: '{{title}}, picture {{number}} of {{total}}',
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close the picture',
  },
});
