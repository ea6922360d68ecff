const chineseDigits = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
const english = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
];

/** 1 to 99 in Chinese numerals: 三, 十二, 二十一. */
const chinese = (number: number): string => {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  const ten = tens === 0 ? '' : `${tens === 1 ? '' : chineseDigits[tens]}十`;
  return `${ten}${chineseDigits[ones]}`;
};

/** Search words for a number of days in both languages: `3天 三天 3日 三日 两天 3 days three days`. */
export const daysInWords = (days: number): string =>
  [
    `${days}天 ${chinese(days)}天 ${days}日 ${chinese(days)}日`,
    days === 2 ? '两天 两日' : '',
    `${days} days`,
    english[days] ? `${english[days]} days` : '',
  ]
    .filter((words) => words !== '')
    .join(' ');
