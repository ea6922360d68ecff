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
  /** 0: a screen that others lead to, and no menu names. */
  readonly visible?: 0;
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

/** A screen that a list leads to. */
const detail = (path: string, component: string, names: Names, icon: string): MenuSeed => ({
  ...view(path, component, names, icon),
  visible: 0,
});

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

const dashboard = view('/dashboard', 'dashboard/index', ['首页', 'Dashboard'], 'home', [
  button('stats:trade:query', ['经营数据', 'View sales figures']),
  button('stats:visit:query', ['访问数据', 'View visitor figures']),
]);

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

const offers: readonly MenuSeed[] = [
  view('products', 'business/products/index', ['产品管理', 'Products'], 'compass', [
    ...crud('biz:product', ['产品', 'products']),
    button('biz:product:publish', ['产品上下架', 'Publish products']),
  ]),
  detail('products/edit', 'business/products/edit', ['编辑产品', 'Edit a product'], 'compass'),
  view('calendar', 'business/calendar/index', ['价格与库存', 'Prices and stock'], 'calendar', [
    button('biz:calendar:edit', ['价格与库存修改', 'Change prices and stock']),
  ]),
  view(
    'coupons',
    'business/coupons/index',
    ['优惠券', 'Coupons'],
    'ticket',
    crud('biz:coupon', ['优惠券', 'coupons']),
  ),
];

const sales: readonly MenuSeed[] = [
  view('orders', 'business/orders/index', ['订单管理', 'Orders'], 'ticket', [
    button('biz:order:query', ['订单查询', 'View orders']),
    button('biz:order:edit', ['订单处理', 'Work on orders']),
    button('trade:order:fulfil', ['订单履约', 'Fulfil orders']),
    button('trade:ticket:redeem', ['门票核销', 'Redeem tickets']),
    button('trade:invoice:issue', ['开具发票', 'Issue invoices']),
  ]),
  detail('orders/detail', 'business/orders/detail', ['订单详情', 'Order'], 'ticket'),
  view('visas', 'business/visas/index', ['签证材料审核', 'Visa documents'], 'passport'),
  view('redeem', 'business/redeem/index', ['门票核销', 'Redeem tickets'], 'check'),
  view('enquiries', 'business/enquiries/index', ['团队咨询', 'Group enquiries'], 'user', [
    button('biz:enquiry:query', ['咨询查询', 'View enquiries']),
    button('biz:enquiry:edit', ['咨询跟进', 'Work on enquiries']),
  ]),
  view('reviews', 'business/reviews/index', ['评价管理', 'Reviews'], 'star', [
    button('biz:review:query', ['评价查询', 'View reviews']),
    button('biz:review:reply', ['评价回复', 'Reply to reviews']),
    button('biz:review:hide', ['评价下架', 'Take reviews down']),
  ]),
];

const money: readonly MenuSeed[] = [
  view('refunds', 'business/refunds/index', ['退款管理', 'Refunds'], 'refresh', [
    button('trade:refund:approve', ['退款审批', 'Approve refunds']),
    button('trade:reconcile:query', ['对账查询', 'View reconciliations']),
    button('trade:reconcile:run', ['重新对账', 'Reconcile again']),
  ]),
  view('invoices', 'business/invoices/index', ['发票管理', 'Invoices'], 'document'),
  view('reconciliation', 'business/reconciliation/index', ['对账', 'Reconciliation'], 'shield'),
];

const business = catalog('/business', ['业务管理', 'Business'], 'bag', [...offers, ...sales, ...money]);

const site = catalog('/site', ['网站内容', 'Site content'], 'home', [
  view('slides', 'site/slides/index', ['轮播图', 'Slides'], 'eye', crud('site:slide', ['轮播图', 'slides'])),
  view(
    'rotations',
    'site/rotations/index',
    ['滚动公告', 'Notices'],
    'info',
    crud('site:rotation', ['滚动公告', 'notices']),
  ),
  view(
    'areas',
    'site/areas/index',
    ['首页栏目', 'Home areas'],
    'menu',
    crud('site:area', ['首页栏目', 'home areas']),
  ),
  view(
    'articles',
    'site/articles/index',
    ['资讯与声明', 'News and statements'],
    'document',
    crud('site:article', ['文章', 'articles']),
  ),
  detail('articles/edit', 'site/articles/edit', ['编辑文章', 'Edit an article'], 'document'),
  view('profile', 'site/profile/index', ['网站信息', 'Site information'], 'gear', [
    button('site:profile:edit', ['网站信息修改', 'Change site information']),
  ]),
]);

const watch = catalog('/watch', ['运行监控', 'Watching'], 'shield', [
  view('sessions', 'watch/sessions/index', ['在线会话', 'Online sessions'], 'user', [
    button('watch:session:query', ['会话查询', 'View sessions']),
    button('watch:session:end', ['强制下线', 'End sessions']),
  ]),
  view('logins', 'watch/logins/index', ['登录日志', 'Login log'], 'lock', [
    button('watch:login:query', ['登录日志查询', 'View logins']),
  ]),
  view('operations', 'watch/operations/index', ['操作日志', 'Operation log'], 'document', [
    button('watch:operation:query', ['操作日志查询', 'View operations']),
  ]),
  view('files', 'watch/files/index', ['文件管理', 'Files'], 'folder', [
    button('watch:file:query', ['文件查询', 'View files']),
    button('watch:file:delete', ['文件删除', 'Delete files']),
  ]),
]);

const platform = catalog('/platform', ['发布管理', 'Releases'], 'upload', [
  view('releases', 'platform/releases/index', ['发布管理', 'Releases'], 'upload', [
    button('release:view', ['发布查看', 'View releases']),
    button('release:publish', ['发布上传', 'Publish releases']),
    button('release:promote', ['上线与回滚', 'Promote and roll back']),
    button('release:override', ['预览与替换', 'Preview and override']),
  ]),
]);

const examples = catalog('/demo', ['示例', 'Examples'], 'code', [
  view('components', 'demo/components', ['组件', 'Components'], 'code'),
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
export const menuSeeds: readonly MenuSeed[] = [dashboard, business, site, system, watch, platform, examples];
