import { heading, list, say } from '../block-seed.ts';
import type { PageSeed } from '../page-seed.ts';

/** Terms of use, and what becomes of personal data. */
export const rights: readonly PageSeed[] = [
  {
    code: 'terms',
    title: ['用户协议', 'Terms of use'],
    daysAgo: 96,
    body: [
      say(
        '欢迎使用海途旅行。本协议说明您与海途旅行社（演示企业，下称“我们”）在使用本网站时各自的权利与义务。注册、下单或付款即表示您已阅读并同意。本站为演示用途，机构名称、编号与交易均为虚构。',
        'Welcome to Haitu Travel. These terms set out what you and Haitu Travel (a demonstration company, “we”) owe each other on this website. By registering, ordering or paying you agree. The site is for demonstration: names, numbers and transactions are made up.',
      ),
      heading('一、账号', '1. Your account'),
      list(
        [
          '请用真实手机号注册，妥善保管密码；您账号下的操作视为您本人所为',
          'Register with your own mobile number and keep your password safe: what is done in your account counts as done by you',
        ],
        [
          '发现账号被盗请立即在“个人中心—安全”退出其他设备并修改密码',
          'If it is stolen, sign out other devices under Personal – Safety and change the password',
        ],
        [
          '您可以随时注销账号；有未完成订单的，待订单结束后处理',
          'You can close it at any time, after open orders are done',
        ],
        ['未满十八周岁请由监护人下单', 'Below eighteen let a guardian order'],
      ),
      heading('二、订单与合同', '2. Orders and contracts'),
      list(
        [
          '提交订单时页面展示的价格、行程、退改条款会随订单一并保存，之后的页面修改不影响您的订单',
          'Price, programme and terms are kept with your order: later changes of the page do not touch it',
        ],
        [
          '旅游线路在付款时与您签订电子旅游合同，样式见“旅游合同”',
          'For tours an electronic contract is made as you pay; see Travel contract',
        ],
        [
          '名额在下单后为您保留 30 分钟，分时段门票 15 分钟，逾期自动释放',
          'Places are held for 30 minutes, timed tickets for 15; then they are freed',
        ],
        [
          '成团人数不足等原因无法履约的，我们会按约定提前通知并全额退款',
          'If a group does not come about we tell you in time and refund in full',
        ],
      ),
      heading('三、价格与付款', '3. Prices and payment'),
      list(
        [
          '页面价格为人民币含税价；未写入“费用包含”的项目不由我们收取',
          'Prices are in renminbi with tax; what is not listed as included is not charged by us',
        ],
        [
          '因系统错误出现明显不合理价格的，我们会在付款后 24 小时内联系您，取消并全额退款',
          'At an obvious error of price we call within 24 hours, cancel and refund in full',
        ],
        ['可开具电子发票，抬头与税号由您填写', 'Electronic invoices are issued with your title and number'],
      ),
      heading('四、评价', '4. Reviews'),
      say(
        '只有完成订单的用户可以评价。好评与差评都会原样展示，我们不删除、不排序藏匿，只对含有违法、辱骂、他人隐私的内容依法处理。我们的回复会标明是商家回复。',
        'Only guests who completed an order review. Good and bad are shown as written; we remove nothing but what the law forbids, insults, and other people’s private matters. Our replies are marked as ours.',
      ),
      heading('五、责任', '5. Liability'),
      list(
        ['因我们的过错造成损失的，按合同与法律赔偿', 'For our faults we pay as contract and law say'],
        [
          '因不可抗力（台风、停航、政府命令等）不能履行的，退还未发生的费用',
          'For force majeure (typhoons, ferries, orders) what was not used goes back',
        ],
        [
          '您自行参加的高风险项目由您自负风险，请量力而行',
          'Dangerous sports of your own choice are at your risk',
        ],
      ),
      heading('六、其他', '6. Further'),
      say(
        '本协议适用中华人民共和国法律。发生争议先协商，协商不成可向湛江市文化和旅游主管部门投诉，或向我们所在地人民法院起诉。协议变更会在首页公告，不溯及已成立的订单。',
        'The law of the People’s Republic of China applies. We talk first; then you may complain to Zhanjiang’s office of culture and tourism or sue at our seat. Changes are announced and do not reach back to orders made.',
      ),
    ],
  },
  {
    code: 'privacy',
    title: ['隐私政策', 'Privacy'],
    daysAgo: 96,
    body: [
      say(
        '我们只收集完成旅行服务必需的信息。本页说明收集什么、为什么、存多久、给谁、您怎么管。',
        'We collect only what your journey needs. This page says what, why, for how long, to whom, and what you can do.',
      ),
      heading('收集什么、为什么', 'What, and why'),
      list(
        ['账号信息（手机号、昵称）：登录与通知', 'Account (mobile, nickname): to sign in and be told'],
        [
          '出行人姓名、证件号、出生日期：买票、投保、入住与实名入园',
          'Travellers’ names, documents, dates of birth: tickets, insurance, hotels, entry by name',
        ],
        ['联系人与紧急联系人电话：行程通知与紧急情况', 'Contacts: news of the journey and emergencies'],
        ['收货地址：寄送商品与签证材料', 'Addresses: to send goods and visa papers'],
        ['签证材料：仅用于该次申请', 'Visa papers: for that application alone'],
        [
          '支付结果：不保存您的银行卡号与密码，由支付机构处理',
          'Payment results: never your card or password, which stay with the provider',
        ],
      ),
      heading('怎么保护', 'How it is kept'),
      list(
        ['证件号加密存储，页面只显示首尾几位', 'Document numbers are encrypted and shown only in part'],
        [
          '员工按岗位看到最少的信息，每次查看都有记录',
          'Staff see the least they need, and each look is recorded',
        ],
        ['传输全程加密', 'All traffic is encrypted'],
      ),
      heading('存多久', 'For how long'),
      list(
        ['订单信息按旅游与税务法规至少保存两年', 'Orders at least two years, as the law asks'],
        ['签证材料在出签或退件后 30 日删除', 'Visa papers are deleted 30 days after the visa or the refusal'],
        ['登录日志保存六个月', 'Login records six months'],
        [
          '注销账号后，法律不要求保存的信息立即删除',
          'What the law does not ask for goes at once when you close your account',
        ],
      ),
      heading('给谁', 'To whom'),
      say(
        '只给履行订单所必需的一方：航空与铁路、酒店、景区、保险、快递、签证中心、支付机构。我们不出售个人信息，不把它用于与订单无关的推广。',
        'Only those who carry out the order: airlines, railways, hotels, sights, insurers, couriers, visa centres, payment. We sell nothing and advertise nothing with it.',
      ),
      heading('您的权利', 'Your rights'),
      list(
        [
          '在个人中心查看、更正、删除出行人与地址',
          'See, correct and delete travellers and addresses under Personal',
        ],
        ['撤回授权、注销账号', 'Withdraw consent, close the account'],
        ['要求复制一份您的信息', 'Ask for a copy'],
        [
          '有疑问写信到 service@haitu.example，15 个工作日内答复',
          'Write to service@haitu.example; we answer within 15 working days',
        ],
      ),
      say(
        '本站使用必要的本地存储记住语言、购物车与最近看过的商品，这些内容只留在您的浏览器里。',
        'Local storage keeps your language, cart and what you looked at; it stays in your browser.',
      ),
    ],
  },
];
