import { defineMessages } from '@portal/shared/i18n';

/** The words of who travels and of what cancelling costs, wherever they are asked or shown. */
export const travelMessages = defineMessages('travel', {
  'zh-cn': {
    name: '姓名',
    nameHint: '与证件上完全一致',
    documentType: '证件类型',
    documentNo: '证件号码',
    birthDate: '出生日期',
    gender: '性别',
    genders: { unknown: '不填写', male: '男', female: '女' },
    mobile: '手机号',
    mobileHint: '选填，用于出行通知',
    documents: {
      'id-card': '身份证',
      passport: '护照',
      'hk-macau-permit': '港澳居民来往内地通行证',
      'taiwan-permit': '台湾居民来往大陆通行证',
    },
    faults: {
      name: { required: '请填写姓名' },
      documentNo: { required: '请填写证件号码', invalid: '证件号码不正确，请核对' },
      birthDate: {
        required: '请填写出生日期',
        invalid: '出生日期不正确',
        future: '出生日期不能晚于今天',
      },
      mobile: { required: '请填写手机号', invalid: '请填写 11 位手机号' },
      other: '填写有误，请检查',
    },
    lines: { adult: '成人', child: '儿童', single: '单人间', freight: '运费' },
    refund: {
      free: '免费取消',
      fee: '扣除 {{percent}}%',
      none: '不退款',
      until: '{{to}}（含）前',
      between: '{{from}} 至 {{to}}',
      on: '{{to}} 当天',
      after: '{{from}} 起',
      always: '下单后',
    },
  },
  en: {
    name: 'Full name',
    nameHint: 'Exactly as in the document',
    documentType: 'Document',
    documentNo: 'Document number',
    birthDate: 'Date of birth',
    gender: 'Gender',
    genders: { unknown: 'Not told', male: 'Male', female: 'Female' },
    mobile: 'Mobile',
    mobileHint: 'Optional, for news on the journey',
    documents: {
      'id-card': 'Chinese ID card',
      passport: 'Passport',
      'hk-macau-permit': 'Hong Kong and Macao permit',
      'taiwan-permit': 'Taiwan permit',
    },
    faults: {
      name: { required: 'Please enter the name' },
      documentNo: {
        required: 'Please enter the document number',
        invalid: 'This is not a valid number, please check it',
      },
      birthDate: {
        required: 'Please enter the date of birth',
        invalid: 'This is not a valid date',
        future: 'The date of birth must not be in the future',
      },
      mobile: {
        required: 'Please enter a mobile number',
        invalid: 'Please enter a mobile number of 11 digits',
      },
      other: 'This is not valid, please check it',
    },
    lines: { adult: 'Adult', child: 'Child', single: 'Single room', freight: 'Delivery' },
    refund: {
      free: 'free',
      fee: '{{percent}}% is kept',
      none: 'no refund',
      until: 'Up to and including {{to}}',
      between: '{{from}} to {{to}}',
      on: 'On {{to}}',
      after: 'From {{from}}',
      always: 'After booking',
    },
  },
});
