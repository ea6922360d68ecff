import type { NoticeTexts } from './notice-texts.ts';

const reason = '原因：{reason}';
const wholeRefund = '您支付的 ¥{amount} 将全部原路退回，您不需要做任何事，到账后我们会再通知您。';

export const zh: NoticeTexts = {
  lang: 'zh-CN',
  brand: '海途旅行',
  greeting: '{name}，您好：',
  sign: '海途旅行 敬上',
  open: '查看订单',
  why: '您收到这封信，是因为有人用这个邮箱在海途旅行下了订单。请不要直接回复。',
  notices: {
    create: {
      subject: '订单已提交，请在 {until} 前付款',
      paragraphs: [
        '“{title}”已为您保留，应付 ¥{amount}。',
        '请在 {until} 前完成付款，逾期订单会自动关闭，不收取任何费用。',
      ],
      sms: '您的订单 {orderNo} 已提交，请在 {until} 前支付 ¥{amount}，逾期自动关闭。',
    },
    'pay-tour': {
      subject: '已收到付款，等待成团',
      paragraphs: [
        '我们已收到“{title}”的付款 ¥{amount}，出发日期 {day}。',
        '人数达到成团要求后会立即通知您；如未能成团，将提前告知并全额退款。',
      ],
      sms: '已收到订单 {orderNo} 的付款 ¥{amount}，{day} 出发，成团后会通知您。',
    },
    'pay-hotel': {
      subject: '已收到付款，正在向酒店确认',
      paragraphs: [
        '我们已收到“{title}”的付款 ¥{amount}，入住日期 {day}。',
        '正在向酒店确认房间，结果会尽快通知您；如酒店无法接待，将全额退款。',
      ],
      sms: '已收到订单 {orderNo} 的付款 ¥{amount}，{day} 入住，正在向酒店确认。',
    },
    'pay-ticket': {
      subject: '电子门票已出票',
      paragraphs: [
        '我们已收到“{title}”的付款 ¥{amount}，电子门票已出票，使用日期 {day}。',
        '请登录后在订单中打开二维码，入园时出示。每张门票只能使用一次，请勿转发给他人。',
      ],
      sms: '订单 {orderNo} 的电子门票已出票，{day} 使用，请登录后在订单中查看二维码。',
    },
    'pay-goods': {
      subject: '已收到付款，准备发货',
      paragraphs: ['我们已收到“{title}”的付款 ¥{amount}，正在为您备货，发出后会告知物流单号。'],
      sms: '已收到订单 {orderNo} 的付款 ¥{amount}，发货后会通知您。',
    },
    'pay-visa': {
      subject: '已收到付款，请提交签证材料',
      paragraphs: [
        '我们已收到“{title}”的付款 ¥{amount}。',
        '请登录后在订单中上传每位申请人的材料并提交审核，材料齐全后才能送签。',
      ],
      sms: '已收到订单 {orderNo} 的付款 ¥{amount}，请登录后在订单中上传签证材料。',
    },
    expire: {
      subject: '订单因超时未付款已关闭',
      paragraphs: [
        '“{title}”的订单没有在规定时间内付款，已自动关闭，没有产生任何费用。',
        '如仍需要，欢迎重新预订。',
      ],
      sms: '订单 {orderNo} 超时未付款，已自动关闭，未产生费用。',
    },
    payLate: {
      subject: '付款在订单关闭后到账，将原路退回',
      paragraphs: [
        '“{title}”的付款 ¥{amount} 在订单关闭之后才到账，而名额或库存已被他人订走。',
        '这笔款项将全部原路退回，到账后我们会再通知您。',
      ],
      sms: '订单 {orderNo} 的付款在关闭后到账，¥{amount} 将全部原路退回。',
    },
    requestRefund: {
      subject: '已收到退款申请',
      paragraphs: ['我们已收到“{title}”的退款申请，金额 ¥{amount}，处理结果会通知您。'],
      sms: '已收到订单 {orderNo} 的退款申请，金额 ¥{amount}。',
    },
    rejectRefund: {
      subject: '退款申请未通过',
      paragraphs: ['“{title}”的退款申请未通过，订单继续有效。', reason],
      sms: '订单 {orderNo} 的退款申请未通过，订单继续有效，请登录查看原因。',
    },
    refund: {
      subject: '退款已原路退回',
      paragraphs: ['“{title}”的退款 ¥{amount} 已原路退回，具体到账时间以支付机构为准。'],
      sms: '订单 {orderNo} 的退款 ¥{amount} 已原路退回。',
    },
    confirmGroup: {
      subject: '已成团，{day} 出发',
      paragraphs: [
        '“{title}”已成团，将于 {day} 出发。',
        '请核对出行人的证件，出发前一天我们会与您联系集合时间和地点。',
      ],
      sms: '订单 {orderNo} 已成团，{day} 出发，请备好证件。',
    },
    failGroup: {
      subject: '很抱歉，{day} 的团未能成团',
      paragraphs: [
        '“{title}”报名人数未达到成团要求，{day} 的团不能出发，我们为此致歉。',
        reason,
        wholeRefund,
      ],
      sms: '很抱歉，订单 {orderNo} 未能成团，¥{amount} 将全部原路退回。',
    },
    confirmRoom: {
      subject: '酒店已确认，{day} 入住',
      paragraphs: ['“{title}”已确认您的房间，入住日期 {day}。', '办理入住时请出示入住人的有效证件。'],
      sms: '订单 {orderNo} 的房间已确认，{day} 入住，请携带证件。',
    },
    rejectRoom: {
      subject: '很抱歉，酒店无法接待',
      paragraphs: ['“{title}”无法确认您 {day} 入住的房间，我们为此致歉。', reason, wholeRefund],
      sms: '很抱歉，订单 {orderNo} 的房间未能确认，¥{amount} 将全部原路退回。',
    },
    ship: {
      subject: '商品已发出',
      paragraphs: [
        '“{title}”已发出。',
        '{carrier}，运单号 {trackingNo}。',
        '收到后请在订单中确认收货；发出 15 天后会自动确认。签收后 7 天内可申请退货。',
      ],
      sms: '订单 {orderNo} 已发货，请留意查收，详情请登录查看。',
    },
    rejectDocs: {
      subject: '签证材料需要补充或更换',
      paragraphs: ['“{title}”的材料未通过审核。', reason, '请登录后在订单中更换材料，再次提交审核。'],
      sms: '订单 {orderNo} 的签证材料需要补充或更换，请登录后在订单中处理。',
    },
    sendToConsulate: {
      subject: '材料已送交使领馆',
      paragraphs: ['“{title}”的材料已通过审核并送交使领馆，审理结果以使领馆为准，有结果后会立即通知您。'],
      sms: '订单 {orderNo} 的签证材料已送交使领馆。',
    },
    approveVisa: {
      subject: '签证已获批准',
      paragraphs: ['“{title}”已获批准，证件取回后会寄往您填写的地址。'],
      sms: '订单 {orderNo} 的签证已获批准，证件取回后会寄给您。',
    },
    refuseVisa: {
      subject: '很遗憾，签证未获批准',
      paragraphs: ['使领馆没有批准“{title}”的申请。', reason, '您提交的证件会寄回您填写的地址。'],
      sms: '很遗憾，订单 {orderNo} 的签证未获批准，证件会寄回给您。',
    },
    deliver: {
      subject: '证件已寄出',
      paragraphs: ['“{title}”的证件已寄往您填写的地址，订单已完成。'],
      sms: '订单 {orderNo} 的证件已寄出，订单已完成。',
    },
    issueInvoice: {
      subject: '发票已开具',
      paragraphs: ['“{title}”的发票已开具，金额 ¥{amount}。', '请登录后在订单中下载。'],
      sms: '订单 {orderNo} 的发票已开具，请登录后在订单中下载。',
    },
    rejectInvoice: {
      subject: '开票申请未通过',
      paragraphs: ['“{title}”的开票申请没有通过。', reason, '请登录后在订单中修改，重新申请。'],
      sms: '订单 {orderNo} 的开票申请未通过，请登录后在订单中重新申请。',
    },
    voidInvoice: {
      subject: '发票已作废',
      paragraphs: ['“{title}”的发票已红冲作废。', reason, '如仍需发票，请登录后在订单中重新申请。'],
      sms: '订单 {orderNo} 的发票已红冲作废，如仍需发票请重新申请。',
    },
  },
};
