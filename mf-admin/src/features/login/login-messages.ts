import { defineMessages } from '@portal/shared/i18n';

export const loginMessages = defineMessages('adminLogin', {
  'zh-cn': {
    title: '登录日志',
    lead: '最近 180 天的每一次登录尝试。系统中没有的用户名只记录首个字符，以免误填的密码被看到。',
    table: '登录日志',
    search: '用户名',
    columns: { username: '用户名', result: '结果', device: '设备', address: 'IP 地址', at: '时间' },
    result: '结果',
    days: '日期',
    results: {
      success: '成功',
      captcha: '验证码错误或过期',
      credentials: '用户名或密码错误',
      waiting: '尝试过多，须等待',
      disabled: '账号已停用',
    },
    unknownUser: '无此用户',
    unknownDevice: '未知设备',
    bounded: '只显示最近 10,000 条，请缩小范围查看更早的记录',
    empty: {
      title: '没有符合条件的记录',
      narrowed: '放宽筛选条件再试试。',
      none: '有人登录后，会记录在这里。',
    },
  },
  en: {
    title: 'Login log',
    lead: 'Every try at logging in of the last 180 days. Of names that nobody has only the first sign is kept, in case a password was typed there.',
    table: 'Login log',
    search: 'Username',
    columns: { username: 'Username', result: 'Result', device: 'Device', address: 'IP address', at: 'Time' },
    result: 'Result',
    days: 'Days',
    results: {
      success: 'Succeeded',
      captcha: 'Wrong or expired code',
      credentials: 'Wrong name or password',
      waiting: 'Too many tries',
      disabled: 'Account disabled',
    },
    unknownUser: 'No such user',
    unknownDevice: 'Unknown device',
    bounded: 'only the latest 10,000 are shown, narrow the list to see earlier ones',
    empty: {
      title: 'Nothing fits',
      narrowed: 'Loosen the filters and try again.',
      none: 'Logins are written down here.',
    },
  },
});
