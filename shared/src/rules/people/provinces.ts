const near = [
  ...['北京', '天津', '河北', '山西', '辽宁', '吉林', '黑龙江', '上海', '江苏', '浙江', '安徽', '福建'],
  ...['江西', '山东', '河南', '湖北', '湖南', '广东', '广西', '海南', '重庆', '四川', '贵州', '云南', '陕西'],
];
const far = ['内蒙古', '西藏', '甘肃', '青海', '宁夏', '新疆'];

/** The provinces of the mainland by their short names: those that sending to costs more come last. */
export const provinces: readonly string[] = [...near, ...far];

/** 广东省 and 广东 are one province. */
const shortName = (province: string): string =>
  province.trim().replace(/(?:省|市|(?:壮族|回族|维吾尔)?自治区)$/, '');

/** Whether goods are sent to a province, given by its short or whole name: to all of the mainland. */
export const isDelivered = (province: string): boolean => provinces.includes(shortName(province));

/** Whether a province, given by its short or whole name, is one of those that sending to costs more. */
export const isFar = (province: string): boolean => far.includes(shortName(province));
