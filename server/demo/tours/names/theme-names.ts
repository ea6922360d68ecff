import type { Theme } from '../tour-seed.ts';

/** What a tour is about. */
export const themeNames = {
  海岛: 'Islands',
  亲子: 'Family',
  美食: 'Food',
  古城: 'Old towns',
  自然: 'Nature',
  红色: 'Red heritage',
  研学: 'Study',
  摄影: 'Photography',
  温泉: 'Hot springs',
  自驾: 'Self-drive',
  休闲: 'Leisure',
  人文: 'Culture',
} as const satisfies Readonly<Record<Theme, string>>;
