import { defineMessages } from '@portal/shared/i18n';

export const cashierMessages = defineMessages('cashier', {
  'zh-cn': {
    title: '收银台',
    steps: { fill: '填写订单', pay: '支付', done: '预订完成' },
    amount: '应付金额',
    orderNo: '订单号 {{orderNo}}',
    left: '剩余支付时间',
    sandbox: '沙箱',
    sandboxHint: '沙箱环境：这里没有真实的资金往来。',
    provider: '支付方式',
    alipay: '支付宝',
    ways: { label: '怎样支付', qr: '扫码支付', page: '网页支付' },
    qr: {
      alt: '支付宝付款二维码，金额 {{amount}}',
      scan: '打开支付宝“扫一扫”，扫描二维码付款',
      waiting: '付款后本页会自动更新',
      making: '正在生成二维码',
      expired: '二维码已失效',
      renew: '刷新二维码',
      open: '像手机扫码后那样打开',
      openHint: '沙箱里的二维码指向本机，手机扫不到，请用这个链接代替扫码。',
    },
    page: {
      hint: '前往支付宝页面登录付款，完成后会回到这里。',
      go: '去支付宝付款 {{amount}}',
    },
    later: '暂时不付也可以，时间到之前都能从订单里继续。',
    toOrder: '查看订单',
    home: '返回首页',
    again: '重新预订',
    paid: {
      title: '支付成功',
      body: '我们已收到 {{amount}}。成团与出行通知会发给联系人。',
    },
    settled: { title: '这份订单不需要支付', body: '它已经支付过，退款的进展请看订单详情。' },
    closed: {
      title: '订单已关闭',
      user: '您已取消这份订单，席位已释放。',
      timeout: '支付时间已过，席位已释放。如果您刚刚付了款，款项会原路退回。',
      other: '这份订单已不能支付。',
    },
    overdue: {
      title: '支付时间已过',
      body: '正在与支付宝核对最后的结果：已付款的会确认或原路退回，没有付款的订单会关闭。',
    },
    returned: {
      title: '正在向支付宝确认',
      body: '通常只需几秒，请不要重复付款。',
      notPaid: '还没有付款，继续支付',
    },
    late: {
      title: '付款到得晚了一步',
      body: '订单在付款前已关闭，款项会原路退回，请留意支付宝的退款通知。',
    },
    doubt: {
      title: '这笔付款需要人工核对',
      body: '收到的付款与订单不一致，财务正在核对，请不要重复付款。',
    },
    missing: {
      title: '没有找到这份订单',
      body: '请从“我的订单”里打开需要支付的订单。',
      orders: '我的订单',
    },
  },
  en: {
    title: 'Checkout',
    steps: { fill: 'Details', pay: 'Payment', done: 'Booked' },
    amount: 'To pay',
    orderNo: 'Order {{orderNo}}',
    left: 'Time left to pay',
    sandbox: 'Sandbox',
    sandboxHint: 'This is a sandbox: no real money moves.',
    provider: 'Pay with',
    alipay: 'Alipay',
    ways: { label: 'How to pay', qr: 'Scan a code', page: 'Pay online' },
    qr: {
      alt: 'Alipay QR code for {{amount}}',
      scan: 'Scan this code in the Alipay app',
      waiting: 'This page follows by itself once you have paid',
      making: 'Making the code',
      expired: 'This code is no longer valid',
      renew: 'New code',
      open: 'Open as the phone would',
      openHint: 'In the sandbox the code leads to this computer, where no phone gets: use this link instead.',
    },
    page: {
      hint: 'Log in and pay on Alipay’s own page. It brings you back here.',
      go: 'Pay {{amount}} with Alipay',
    },
    later: 'No hurry: until the time is up you can go on from your order.',
    toOrder: 'See the order',
    home: 'Home page',
    again: 'Book again',
    paid: {
      title: 'Paid',
      body: 'We have received {{amount}}. News on the journey goes to your contact.',
    },
    settled: {
      title: 'There is nothing to pay',
      body: 'This order has been paid before. How its refund stands is in the order.',
    },
    closed: {
      title: 'This order is closed',
      user: 'You cancelled it, and its seats are free again.',
      timeout:
        'The time to pay was over and its seats are free again. If you have just paid, the money goes back.',
      other: 'It cannot be paid any more.',
    },
    overdue: {
      title: 'The time to pay is over',
      body: 'We are checking with Alipay one last time: what was paid is confirmed or goes back, what was not is closed.',
    },
    returned: {
      title: 'Asking Alipay',
      body: 'This takes a few seconds. Please do not pay twice.',
      notPaid: 'Not paid yet: go on paying',
    },
    late: {
      title: 'The payment came too late',
      body: 'The order was closed before. The money goes back the way it came; Alipay will tell you.',
    },
    doubt: {
      title: 'This payment has to be looked at',
      body: 'What we received does not match the order. Our finance people are on it: please do not pay again.',
    },
    missing: {
      title: 'There is no such order',
      body: 'Open the order to pay from your orders.',
      orders: 'My orders',
    },
  },
});
