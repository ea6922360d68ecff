/** A menu to write, with what stands below it. */
export interface MenuSeed {
  readonly type: 'CATALOG' | 'MENU' | 'EXTLINK' | 'BUTTON';
  readonly name: string;
  readonly nameEn: string;
  readonly path?: string;
  readonly component?: string;
  readonly icon?: string;
  readonly redirect?: string;
  readonly perm?: string;
  readonly children?: readonly MenuSeed[];
}

type Names = readonly [zh: string, en: string];

const button = (perm: string, [name, nameEn]: Names): MenuSeed => ({ type: 'BUTTON', name, nameEn, perm });

const view = (
  path: string,
  component: string,
  [name, nameEn]: Names,
  icon: string,
  children: readonly MenuSeed[] = [],
): MenuSeed => ({ type: 'MENU', name, nameEn, path, component, icon, children });

const catalog = (
  path: string,
  [name, nameEn]: Names,
  icon: string,
  children: readonly MenuSeed[],
): MenuSeed => ({
  type: 'CATALOG',
  name,
  nameEn,
  path,
  component: 'Layout',
  icon,
  redirect: `${path}/${children[0]?.path}`,
  children,
});

const actions: Readonly<Record<string, Names>> = {
  query: ['查询', 'View'],
  add: ['新增', 'Add'],
  edit: ['修改', 'Edit'],
  delete: ['删除', 'Delete'],
};

/** The four permissions on a kind of thing, each named with it: 用户新增, Add users. */
const crud = (prefix: string, [zh, en]: Names): MenuSeed[] =>
  Object.entries(actions).map(([action, [doZh, doEn]]) =>
    button(`${prefix}:${action}`, [`${zh}${doZh}`, `${doEn} ${en}`]),
  );

const system = catalog('/system', ['系统管理', 'System'], 'gear', [
  view('user', 'system/user/index', ['用户管理', 'Users'], 'user', [
    ...crud('sys:user', ['用户', 'users']),
    button('sys:user:reset_pwd', ['重置密码', 'Reset passwords']),
    button('sys:user:import', ['用户导入', 'Import users']),
    button('sys:user:export', ['用户导出', 'Export users']),
  ]),
  view('role', 'system/role/index', ['角色管理', 'Roles'], 'lock', crud('sys:role', ['角色', 'roles'])),
  view('menu', 'system/menu/index', ['菜单管理', 'Menus'], 'menu', crud('sys:menu', ['菜单', 'menus'])),
  view(
    'dept',
    'system/dept/index',
    ['部门管理', 'Departments'],
    'folder',
    crud('sys:dept', ['部门', 'departments']),
  ),
  view('dict', 'system/dict/index', ['字典管理', 'Dictionaries'], 'document', [
    ...crud('sys:dict_type', ['字典类型', 'dictionary types']),
    ...crud('sys:dict', ['字典数据', 'dictionary data']),
  ]),
]);

const business = catalog('/business', ['业务管理', 'Business'], 'bag', [
  view(
    'products',
    'business/products/index',
    ['产品管理', 'Products'],
    'compass',
    crud('biz:product', ['产品', 'products']),
  ),
  view('orders', 'business/orders/index', ['订单管理', 'Orders'], 'ticket', [
    button('biz:order:query', ['订单查询', 'View orders']),
    button('biz:order:edit', ['订单处理', 'Work on orders']),
    button('trade:order:fulfil', ['订单履约', 'Fulfil orders']),
    button('trade:ticket:redeem', ['门票核销', 'Redeem tickets']),
    button('trade:invoice:issue', ['开具发票', 'Issue invoices']),
  ]),
  view('refunds', 'business/refunds/index', ['退款管理', 'Refunds'], 'refresh', [
    button('trade:refund:approve', ['退款审批', 'Approve refunds']),
    button('trade:reconcile:query', ['对账查询', 'View reconciliations']),
    button('trade:reconcile:run', ['重新对账', 'Reconcile again']),
  ]),
]);

const platform = catalog('/platform', ['发布管理', 'Releases'], 'upload', [
  view('releases', 'platform/releases/index', ['发布管理', 'Releases'], 'upload', [
    button('release:view', ['发布查看', 'View releases']),
    button('release:publish', ['发布上传', 'Publish releases']),
    button('release:promote', ['上线与回滚', 'Promote and roll back']),
  ]),
]);

const examples = catalog('/demo', ['示例', 'Examples'], 'code', [
  view('charts', 'demo/charts', ['图表', 'Charts'], 'chart'),
  view('ticket-calendar', 'demo/ticket-calendar', ['门票日历', 'Ticket calendar'], 'calendar'),
  view('route-swiper', 'demo/route-swiper', ['线路图片轮播', 'Tour picture swiper'], 'eye'),
  {
    type: 'EXTLINK',
    name: '文化和旅游部',
    nameEn: 'Ministry of Culture and Tourism',
    path: 'https://www.mct.gov.cn',
    icon: 'share',
  },
]);

/** The menus that a portal starts with, in order. */
export const menuSeeds: readonly MenuSeed[] = [
  view('/dashboard', 'dashboard/index', ['首页', 'Dashboard'], 'home'),
  system,
  business,
  platform,
  examples,
];
