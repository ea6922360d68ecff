import { readPastedAddress, takeRegion } from './pasted-address.ts';

const place = '广东省湛江市霞山区新园街道人民大道南1号';

test.each<[string, string, string, string]>([
  [`张三 13800138000 ${place}`, '张三', '13800138000', place],
  [`${place} 张三 13800138000`, '张三', '13800138000', place],
  [`张三，13800138000，${place}`, '张三', '13800138000', place],
  [`收件人：张三\n手机号码：138-0013-8000\n详细地址：${place}`, '张三', '13800138000', place],
  [
    `收货人: 欧阳小海 电话: +86 13800138000 所在地区: 广东省湛江市霞山区 详细地址: 人民大道南1号`,
    '欧阳小海',
    '13800138000',
    '广东省湛江市霞山区 人民大道南1号',
  ],
  [`张三13800138000${place}`, '张三', '13800138000', place],
  [`市长 13800138000 ${place}`, '市长', '13800138000', place],
  [
    'Ann Lee, 13800138000, 北京市东城区东华门街道 2 号',
    'Ann Lee',
    '13800138000',
    '北京市东城区东华门街道 2 号',
  ],
  [place, '', '', place],
  ['13800138000', '', '13800138000', ''],
  ['010-12345678', '', '', '010-12345678'],
  ['', '', '', ''],
])('%s', (text, name, mobile, where) => {
  expect(readPastedAddress(text)).toEqual({ name, mobile, place: where });
});

const regions = [
  '广东省',
  '广西壮族自治区',
  '内蒙古自治区',
  '北京市',
  '黔西南布依族苗族自治州',
  '黔西县',
  '忠县',
].map((name) => ({ name }));

test.each<[string, string | undefined, string]>([
  ['广东省湛江市', '广东省', '湛江市'],
  ['广东 湛江', '广东省', '湛江'],
  ['广西南宁', '广西壮族自治区', '南宁'],
  ['内蒙古呼和浩特', '内蒙古自治区', '呼和浩特'],
  [' 北京市东城区', '北京市', '东城区'],
  ['黔西南州兴义', '黔西南布依族苗族自治州', '兴义'],
  ['黔西县城关', '黔西县', '城关'],
  ['忠县忠州街道', '忠县', '忠州街道'],
  ['忠州', undefined, ''],
  ['东城区', undefined, ''],
  ['', undefined, ''],
])('%s begins with %s', (text, name, rest) => {
  const taken = takeRegion(text, regions);
  expect([taken?.region.name, taken?.rest ?? '']).toEqual([name, rest]);
});
