import type { Address } from '@portal/shared/contract';
import { xinyuan } from '@portal/shared/testing';

export const home: Address = {
  id: 7,
  name: '陈海生',
  mobile: '13800138000',
  ...xinyuan,
  detail: '人民大道南 1 号',
  isDefault: true,
};

export const office: Address = {
  ...home,
  id: 8,
  name: '李兰',
  regionCode: '650102002',
  province: '新疆维吾尔自治区',
  city: '乌鲁木齐市',
  district: '天山区',
  subdistrict: '燕儿窝街道',
  detail: '解放南路 8 号',
  isDefault: false,
};
