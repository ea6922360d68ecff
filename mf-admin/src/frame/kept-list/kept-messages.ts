import { defineMessages } from '@portal/shared/i18n';

/** The words of lists that are put in order by hand. */
export const keptMessages = defineMessages('adminKept', {
  'zh-cn': {
    move: '移动 {{name}}，第 {{place}} 位，共 {{total}} 位',
    moveHint: '拖动可调整顺序；用键盘时，按上下方向键移动。',
    up: '上移',
    down: '下移',
    moved: '「{{name}}」已移到第 {{place}} 位',
    chinese: '中文',
    english: '英文',
    chineseMissing: '请填写{{field}}的中文',
    badLink: '请填写以 / 开头的站内路径，或以 https:// 开头的网址',
    linkHint: '站内路径（如 /route）或 https:// 网址，可不填',
    picture: {
      choose: '上传图片',
      replace: '更换图片',
      remove: '移除图片',
      sending: '正在上传 {{percent}}%',
      hint: 'JPG、PNG 或 WebP，不超过 10 MB',
      type: '只支持 JPG、PNG、WebP 图片',
      size: '图片不能超过 10 MB',
    },
  },
  en: {
    move: 'Move {{name}}, place {{place}} of {{total}}',
    moveHint: 'Drag to change the order; with the keyboard, press the up and down arrows.',
    up: 'Move up',
    down: 'Move down',
    moved: '“{{name}}” is now in place {{place}}',
    chinese: 'Chinese',
    english: 'English',
    chineseMissing: '{{field}}: please write the Chinese text',
    badLink: 'Write a path of the portal that begins with /, or an address that begins with https://',
    linkHint: 'A path of the portal such as /route, or an https:// address; may be left empty',
    picture: {
      choose: 'Upload a picture',
      replace: 'Replace the picture',
      remove: 'Remove the picture',
      sending: 'Uploading {{percent}}%',
      hint: 'JPG, PNG or WebP, up to 10 MB',
      type: 'Only JPEG, PNG and WebP pictures are taken',
      size: 'A picture is at most 10 MB',
    },
  },
});
