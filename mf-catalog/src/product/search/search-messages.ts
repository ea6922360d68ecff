import { defineMessages } from '@portal/shared/i18n';

export const searchMessages = defineMessages('search', {
  'zh-cn': {
    label: '搜索线路、酒店、门票、特产与签证',
    placeholder: '想去哪里？地方、景点、酒店或特产',
    submit: '搜索',
    suggestions: '搜索建议',
    suggested_one: '有 {{count}} 条建议，可用上下键选择',
    suggested_other: '有 {{count}} 条建议，可用上下键选择',
    place: '目的地',
    popular: '大家常去',
  },
  en: {
    label: 'Search tours, hotels, tickets, goods and visas',
    placeholder: 'Where to? A place, a sight, a hotel',
    submit: 'Search',
    suggestions: 'Suggestions',
    suggested_one: '{{count}} suggestion, use the arrow keys',
    suggested_other: '{{count}} suggestions, use the arrow keys',
    place: 'Place',
    popular: 'Popular',
  },
});
