import { isDelivered, isFar } from './provinces.ts';

test.each([
  ['广东省', true, false],
  ['广东', true, false],
  [' 广东省 ', true, false],
  ['北京市', true, false],
  ['广西壮族自治区', true, false],
  ['陕西省', true, false],
  ['新疆维吾尔自治区', true, true],
  ['新疆', true, true],
  ['宁夏回族自治区', true, true],
  ['内蒙古自治区', true, true],
  ['内蒙古', true, true],
  ['西藏自治区', true, true],
  ['甘肃省', true, true],
  ['香港特别行政区', false, false],
  ['台湾省', false, false],
  ['新 疆', false, false],
  ['省', false, false],
  ['', false, false],
])('%s: delivered %s, far %s', (province, delivered, far) => {
  expect([isDelivered(province), isFar(province)]).toEqual([delivered, far]);
});
