import { defineMessages } from '@portal/shared/i18n';

export const sessionMessages = defineMessages('adminSession', {
  'zh-cn': {
    title: '在线会话',
    lead: '此刻登录着的人和设备。强制下线后，对方的下一次操作会要求重新登录。',
    table: '在线会话列表',
    search: '用户名或昵称',
    columns: {
      user: '用户',
      device: '设备',
      address: 'IP 地址',
      began: '登录时间',
      used: '最近使用',
    },
    current: '当前会话',
    unknownDevice: '未知设备',
    end: '强制下线',
    endSelected: '下线所选',
    ask: {
      one: '强制 {{name}} 下线？',
      many: '强制 {{count}} 个会话下线？',
      body: '对方未保存的内容可能丢失。',
      own: '其中包含您当前的会话，确认后您也需要重新登录。',
    },
    done_one: '已下线 {{count}} 个会话',
    done_other: '已下线 {{count}} 个会话',
    empty: {
      title: '没有符合条件的会话',
      narrowed: '换个关键字再试试。',
      none: '有人登录后，会显示在这里。',
    },
  },
  en: {
    title: 'Online sessions',
    lead: 'Who is signed in now, and with what. Whoever is signed out has to log in again with the next thing they do.',
    table: 'Online sessions',
    search: 'Username or nickname',
    columns: { user: 'User', device: 'Device', address: 'IP address', began: 'Signed in', used: 'Last used' },
    current: 'This session',
    unknownDevice: 'Unknown device',
    end: 'Sign out',
    endSelected: 'Sign out selected',
    ask: {
      one: 'Sign {{name}} out?',
      many: 'Sign {{count}} sessions out?',
      body: 'What they have not saved may be lost.',
      own: 'Your own session is among them: you will have to log in again, too.',
    },
    done_one: '{{count}} session was signed out',
    done_other: '{{count}} sessions were signed out',
    empty: {
      title: 'No session fits',
      narrowed: 'Try other keywords.',
      none: 'Sessions appear here once somebody signs in.',
    },
  },
});
