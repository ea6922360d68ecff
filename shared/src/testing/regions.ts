import type { Region } from '@portal/shared/contract';
import type { RegionPath } from '@portal/shared/rules';
import type { Answers } from './fake-server.ts';

const region = (code: string, name: string, nameEn: string, leaf = false): Region => ({
  code,
  name,
  nameEn,
  leaf,
});

const byParent: Readonly<Record<string, readonly Region[]>> = {
  '': [
    region('11', '北京市', 'Beijing'),
    region('44', '广东省', 'Guangdong'),
    region('65', '新疆维吾尔自治区', 'Xinjiang'),
  ],
  '11': [region('1101', '北京市', 'Beijing')],
  '1101': [region('110101', '东城区', 'Dongcheng District')],
  '110101': [region('110101001', '东华门街道', 'Donghuamen Subdistrict', true)],
  '44': [region('4408', '湛江市', 'Zhanjiang'), region('4419', '东莞市', 'Dongguan')],
  '4408': [region('440802', '赤坎区', 'Chikan District'), region('440803', '霞山区', 'Xiashan District')],
  '4419': [region('441900', '东莞市', 'Dongguan', true)],
  '440803': [
    region('440803003', '工农街道', 'Gongnong Subdistrict', true),
    region('440803011', '新园街道', 'Xinyuan Subdistrict', true),
  ],
  '65': [region('6501', '乌鲁木齐市', 'Urumqi')],
  '6501': [region('650102', '天山区', 'Tianshan District')],
  '650102': [region('650102002', '燕儿窝街道', "Yan'erwo Subdistrict", true)],
};

/** Some regions as the server tells them, down to the streets. */
export const regionAnswers: Answers = {
  'GET /api/v1/regions': ({ query }) => [...(byParent[String(query.parent ?? '')] ?? [])],
};

/** A street of those regions. */
export const xinyuan: RegionPath = {
  regionCode: '440803011',
  province: '广东省',
  city: '湛江市',
  district: '霞山区',
  subdistrict: '新园街道',
};
