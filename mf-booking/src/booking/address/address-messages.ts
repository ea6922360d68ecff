import { defineMessages } from '@portal/shared/i18n';

export const addressMessages = defineMessages('bookingAddress', {
  'zh-cn': {
    book: '从地址簿中选择',
    default: '默认',
    another: '寄到其他地址',
    all: '显示全部 {{count}} 个地址',
    edit: '修改这个地址',
    save: '保存到我的地址簿',
    saveChanged: '同时修改地址簿中的这个地址',
    notKept: '未能保存到地址簿：{{reason}}',
  },
  en: {
    book: 'Choose from your addresses',
    default: 'Default',
    another: 'Somewhere else',
    all: 'Show all {{count}} addresses',
    edit: 'Change this address',
    save: 'Save to my addresses',
    saveChanged: 'Change it in my addresses too',
    notKept: 'It was not saved to your addresses: {{reason}}',
  },
});
