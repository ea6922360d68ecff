/** A department to write, below the agency itself, with those below it. */
export interface DepartmentSeed {
  readonly name: string;
  readonly children?: readonly string[];
}

export const departmentSeeds: readonly DepartmentSeed[] = [
  { name: '运营部', children: ['内容组', '活动组'] },
  { name: '产品部', children: ['国内线路组', '出境线路组', '地接组'] },
  { name: '财务部' },
  { name: '客服部' },
  { name: '霞山门店' },
  { name: '赤坎门店' },
  { name: '徐闻门店' },
];

/** Man 1, woman 2. `dept` is empty for members of the public. */
export interface PersonSeed {
  readonly username: string;
  readonly nickname: string;
  readonly gender: 1 | 2;
  readonly role: string;
  readonly dept?: string;
  readonly status?: 0;
}

const agency = '海途旅行社';

/** The accounts that the documentation names. */
export const accountSeeds: readonly PersonSeed[] = [
  { username: 'root', nickname: '超级管理员', gender: 1, role: 'ROOT', dept: agency },
  { username: 'admin', nickname: '陈海生', gender: 1, role: 'ADMIN', dept: agency },
  { username: 'editor', nickname: '林若溪', gender: 2, role: 'EDITOR', dept: '内容组' },
  { username: 'finance', nickname: '黄文静', gender: 2, role: 'FINANCE', dept: '财务部' },
  { username: 'visitor', nickname: '李晓晨', gender: 1, role: 'MEMBER' },
];

type StaffLine = readonly [
  username: string,
  nickname: string,
  gender: 1 | 2,
  role: string,
  dept: string,
  status?: 0,
];

const staff: readonly StaffLine[] = [
  ['zhou.mingyuan', '周明远', 1, 'ADMIN', '运营部'],
  ['he.jiayi', '何嘉怡', 2, 'EDITOR', '内容组'],
  ['wu.zhiqiang', '吴志强', 1, 'EDITOR', '内容组'],
  ['liang.shuting', '梁舒婷', 2, 'EDITOR', '活动组'],
  ['xu.haoran', '许浩然', 1, 'EDITOR', '活动组', 0],
  ['zheng.yawen', '郑雅雯', 2, 'EDITOR', '产品部'],
  ['ou.jianhua', '欧建华', 1, 'EDITOR', '国内线路组'],
  ['deng.lixia', '邓丽霞', 2, 'EDITOR', '国内线路组'],
  ['pang.guodong', '庞国栋', 1, 'EDITOR', '出境线路组'],
  ['ye.siqi', '叶思琪', 2, 'EDITOR', '出境线路组'],
  ['lao.yongkang', '劳永康', 1, 'EDITOR', '地接组'],
  ['chen.meizhen', '陈美珍', 2, 'FINANCE', '财务部'],
  ['luo.zhenhui', '罗振辉', 1, 'FINANCE', '财务部'],
  ['mo.xiaoyan', '莫晓燕', 2, 'FINANCE', '客服部'],
  ['lin.zexin', '林泽鑫', 1, 'FINANCE', '客服部'],
  ['kuang.huilin', '邝慧琳', 2, 'FINANCE', '霞山门店'],
  ['su.weijie', '苏伟杰', 1, 'FINANCE', '霞山门店'],
  ['tan.qiuping', '谭秋萍', 2, 'FINANCE', '赤坎门店'],
  ['wei.tianyou', '韦天佑', 1, 'FINANCE', '赤坎门店'],
  ['fu.yulan', '符玉兰', 2, 'FINANCE', '徐闻门店'],
];

const members: readonly (readonly [username: string, nickname: string, gender: 1 | 2])[] = [
  ['sunny_wang', '王阳', 1],
  ['zhao.yixin', '赵一心', 2],
  ['sealover', '刘海燕', 2],
  ['guo.zihan', '郭子涵', 1],
  ['tang.ruolan', '唐若兰', 2],
  ['yangfan88', '杨帆', 1],
  ['feng.yu', '冯雨', 2],
  ['cai.junjie', '蔡俊杰', 1],
  ['pan.xueer', '潘雪儿', 2],
  ['lei.dayong', '雷大勇', 1],
];

/** Staff and members besides the named accounts. */
export const peopleSeeds: readonly PersonSeed[] = [
  ...staff.map(([username, nickname, gender, role, dept, status]) => ({
    username,
    nickname,
    gender,
    role,
    dept,
    ...(status === undefined ? {} : { status }),
  })),
  ...members.map(([username, nickname, gender]) => ({ username, nickname, gender, role: 'MEMBER' })),
];
