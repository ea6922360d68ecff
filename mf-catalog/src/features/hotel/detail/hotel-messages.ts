import { defineMessages } from '@portal/shared/i18n';

export const hotelMessages = defineMessages('hotelDetail', {
  'zh-cn': {
    facts: {
      label: '酒店概况',
      checkIn: '入住时间',
      after: '{{time}} 以后',
      checkOut: '离店时间',
      before: '{{time}} 以前',
      opened: '开业',
      year: '{{year}} 年',
      phone: '电话',
      address: '地址',
    },
    highlights: '为什么住这里',
    facilities: '设施与服务',
    surroundings: '周边',
    policies: '入住政策',
    about: '关于酒店',
    metres: '{{count}} 米',
    kilometres: '{{count}} 公里',
  },
  en: {
    facts: {
      label: 'The hotel in brief',
      checkIn: 'Check-in',
      after: 'from {{time}}',
      checkOut: 'Check-out',
      before: 'by {{time}}',
      opened: 'Opened',
      year: '{{year}}',
      phone: 'Phone',
      address: 'Address',
    },
    highlights: 'Why stay here',
    facilities: 'Facilities',
    surroundings: 'Around',
    policies: 'House rules',
    about: 'About the hotel',
    metres: '{{count}} m',
    kilometres: '{{count}} km',
  },
});
