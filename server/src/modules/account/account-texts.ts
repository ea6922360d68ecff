/** What an account's owner, or who asks to be one, is written. */
export type AccountLetter =
  | 'register'
  | 'reset'
  | 'change'
  | 'noAccount'
  | 'passwordChanged'
  | 'mobileChanged'
  | 'emailChanged'
  | 'closing'
  | 'reopened';

/**
 * A letter in one language: by mail with its subject, as a short message without. Names in braces stand for what is told:
 * code, minutes, username, time, to.
 */
interface LetterText {
  readonly subject: string;
  readonly text: string;
}

interface AccountTexts {
  readonly lang: string;
  readonly brand: string;
  readonly why: string;
  readonly letters: Readonly<Record<AccountLetter, LetterText>>;
}

const zh: AccountTexts = {
  lang: 'zh-CN',
  brand: '海途旅行',
  why: '这封信由海途旅行自动发出，请不要直接回复。',
  letters: {
    register: {
      subject: '注册验证码',
      text: '您正在注册账号，验证码 {code}，{minutes} 分钟内有效。请勿告诉任何人，我们的员工不会向您索要。',
    },
    reset: {
      subject: '重设密码验证码',
      text: '您正在重设登录密码，验证码 {code}，{minutes} 分钟内有效。如非本人操作请忽略，密码不会改变。',
    },
    change: {
      subject: '绑定验证码',
      text: '您正在把它绑定到您的账号，验证码 {code}，{minutes} 分钟内有效。如非本人操作请忽略。',
    },
    noAccount: {
      subject: '没有找到账号',
      text: '有人想在这里重设登录密码，但它没有绑定任何账号。如果是您，请换一个试试，或注册新账号。',
    },
    passwordChanged: {
      subject: '登录密码已修改',
      text: '账号 {username} 的密码已于 {time} 修改，其他设备已退出。如非本人操作，请立即重设密码并联系我们。',
    },
    mobileChanged: {
      subject: '手机号已更换',
      text: '账号 {username} 的手机号已于 {time} 换成 {to}。如非本人操作，请立即联系我们。',
    },
    emailChanged: {
      subject: '邮箱已更换',
      text: '账号 {username} 的邮箱已于 {time} 换成 {to}。如非本人操作，请立即联系我们。',
    },
    closing: {
      subject: '账号已申请注销',
      text: '账号 {username} 已于 {time} 申请注销，15 天后永久清除个人信息。如要保留，请在此之前登录撤销。',
    },
    reopened: {
      subject: '账号注销已撤销',
      text: '账号 {username} 的注销已于 {time} 撤销，一切照旧。如非本人操作，请立即重设密码并联系我们。',
    },
  },
};

const en: AccountTexts = {
  lang: 'en',
  brand: 'Haitu Travel',
  why: 'Haitu Travel sent this mail automatically. Please do not reply to it.',
  letters: {
    register: {
      subject: 'Your code to register',
      text: '{code} is your code to register, good for {minutes} minutes. Tell nobody: our staff never ask for it.',
    },
    reset: {
      subject: 'Your code for a new password',
      text: '{code} is your code for a new password, good for {minutes} minutes. Not you? Ignore this, nothing changes.',
    },
    change: {
      subject: 'Your code to confirm',
      text: '{code} confirms that this goes with your account, good for {minutes} minutes. Not you? Ignore this.',
    },
    noAccount: {
      subject: 'There is no account',
      text: 'Somebody asked for a new password here, but no account goes with it. If it was you, try another one or register.',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      text: 'The password of {username} was changed ({time}), other devices are signed out. Not you? Reset it now and call us.',
    },
    mobileChanged: {
      subject: 'Your mobile number was changed',
      text: 'The mobile number of {username} is now {to} ({time}). Not you? Reset your password now and call us.',
    },
    emailChanged: {
      subject: 'Your mail address was changed',
      text: 'The mail address of {username} is now {to} ({time}). Not you? Reset your password now and call us.',
    },
    closing: {
      subject: 'Your account is being closed',
      text: '{username} was closed ({time}). Its personal data is erased for good in 15 days. To keep it, sign in before then.',
    },
    reopened: {
      subject: 'Your account stays open',
      text: 'The closing of {username} was taken back ({time}). Not you? Reset your password now and call us.',
    },
  },
};

/** All letters about accounts, by language. */
export const accountTexts = { 'zh-cn': zh, en } as const;
