import { defineMessages } from '@portal/shared/i18n';

export const addressMessages = defineMessages('bookingAddress', {
  'zh-cn': {
    name: '收件人',
    mobile: '手机号',
    province: '省份',
    city: '城市',
    district: '区/县',
    street: '详细地址',
    streetHint: '街道、门牌号、楼层房间号',
    choose: '请选择省份',
    faults: {
      name: '请填写收件人',
      province: '请选择省份',
      notDelivered: '暂不配送到该地区',
      city: '请填写城市',
      street: '请填写详细地址',
    },
  },
  en: {
    name: 'Recipient',
    mobile: 'Mobile',
    province: 'Province',
    city: 'City',
    district: 'District',
    street: 'Street and number',
    streetHint: 'Street, house, floor and room',
    choose: 'Choose a province',
    faults: {
      name: 'Please enter the recipient',
      province: 'Please choose a province',
      notDelivered: 'We do not deliver there',
      city: 'Please enter the city',
      street: 'Please enter street and number',
    },
  },
});
