import { defineMessages } from '@portal/shared/i18n';

/** The words of the back office's top bar. */
export const barMessages = defineMessages('bar', {
  'zh-cn': {
    look: '外观',
    theme: { light: '浅色', dark: '深色', system: '跟随系统' },
    density: { comfortable: '宽松', compact: '紧凑' },
    full: '全屏',
    leaveFull: '退出全屏',
  },
  en: {
    look: 'Appearance',
    theme: { light: 'Light', dark: 'Dark', system: 'As the system' },
    density: { comfortable: 'Comfortable', compact: 'Compact' },
    full: 'Full screen',
    leaveFull: 'Leave full screen',
  },
});
