import type { OrderRow, ProductKind } from '@portal/shared/contract';
import type { Key, Words } from '@portal/shared/i18n';
import { defineMessages } from '@portal/shared/i18n';

type Stands = Readonly<Record<ProductKind, Words>>;

const chinese = {
  tour: {
    GROUP_PENDING: { name: '待成团', note: '我们已收到您的付款，成团后会通知联系人。' },
    CONFIRMED: { name: '待出行', note: '已经成团，请按行程准备出发。' },
    FAILED_GROUP: { name: '未成团', note: '报名人数不足，未能成团，款项会全额原路退回。' },
    TRAVELLING: { name: '行程中', note: '旅程已经开始，祝您一路顺风。' },
    COMPLETED: { name: '已完成', note: '感谢您与我们同行，期待下一段旅程。' },
  },
  hotel: {
    CONFIRMING: { name: '待确认', note: '我们已收到您的付款，正在与酒店确认房间。' },
    CONFIRMED: { name: '待入住', note: '酒店已确认，入住时出示入住人的证件即可。' },
    REJECTED: { name: '酒店未能接待', note: '酒店未能保留房间，款项会全额原路退回。' },
    CHECKED_IN: { name: '已入住', note: '祝您住得舒心。' },
    NO_SHOW: { name: '未入住', note: '您没有在预订的日期入住，按规则收取了房费。' },
    COMPLETED: { name: '已完成', note: '感谢入住，期待再次为您安排。' },
  },
  ticket: {
    ISSUED: { name: '待使用', note: '电子票已出，入园时出示二维码。' },
    PARTLY_USED: { name: '部分使用', note: '还有门票未使用，入园时出示二维码。' },
    USED: { name: '已使用', note: '门票都已使用，感谢到访。' },
    EXPIRED: { name: '已过期', note: '使用日期已过，门票已失效。' },
  },
  goods: {
    TO_SHIP: { name: '待发货', note: '我们已收到您的付款，正在为您备货。' },
    SHIPPED: { name: '待收货', note: '商品已经寄出，收到后请确认收货。' },
    RECEIVED: { name: '已收货', note: '签收后 7 天内可以申请退货。' },
    COMPLETED: { name: '已完成', note: '感谢惠顾，期待再次为您服务。' },
    RETURN_REQUESTED: { name: '退货待审核', note: '退货申请已提交，我们会尽快审核。' },
    RETURNING: { name: '退货中', note: '退货已经同意，款项正在退回。' },
    REFUNDED: { name: '已退货', note: '退货已经完成，款项已原路退回。' },
  },
  visa: {
    DOCS_PENDING: { name: '待提交材料', note: '请上传每位申请人的材料，然后提交审核。' },
    DOCS_REJECTED: { name: '材料需补充', note: '有材料未通过，请按说明更换后再次提交。' },
    REVIEWING: { name: '材料审核中', note: '材料已提交，我们正在审核。' },
    SUBMITTED: { name: '已送签', note: '材料已送交使领馆，请等待结果。' },
    APPROVED: { name: '已出签', note: '签证已经签发，正在寄还证件。' },
    REFUSED: { name: '被拒签', note: '使领馆未予签发，正在寄还证件。' },
    DELIVERED: { name: '已寄还', note: '证件已经寄还，祝您旅途顺利。' },
  },
} as const satisfies Stands;

type Same<W> = { readonly [N in keyof W]: W[N] extends string ? string : Same<W[N]> };

const english: Same<typeof chinese> = {
  tour: {
    GROUP_PENDING: {
      name: 'Group to be confirmed',
      note: 'We have received your payment, and tell your contact as soon as the group is confirmed.',
    },
    CONFIRMED: { name: 'Upcoming', note: 'The group is confirmed. Time to get ready.' },
    FAILED_GROUP: {
      name: 'Not enough travellers',
      note: 'Too few people joined, so the tour does not take place. All of the money goes back.',
    },
    TRAVELLING: { name: 'Under way', note: 'The journey has begun. Have a good time.' },
    COMPLETED: { name: 'Completed', note: 'Thank you for travelling with us. Until next time.' },
  },
  hotel: {
    CONFIRMING: {
      name: 'To be confirmed',
      note: 'We have received your payment and are confirming the room with the hotel.',
    },
    CONFIRMED: { name: 'Upcoming', note: 'The hotel has confirmed. Bring the guest’s document along.' },
    REJECTED: { name: 'No room', note: 'The hotel could not keep the room. All of the money goes back.' },
    CHECKED_IN: { name: 'Checked in', note: 'Enjoy your stay.' },
    NO_SHOW: { name: 'Not arrived', note: 'You did not arrive on the day, so the stay was charged.' },
    COMPLETED: { name: 'Completed', note: 'Thank you for staying. Until next time.' },
  },
  ticket: {
    ISSUED: { name: 'To be used', note: 'Your e-tickets are here: show their QR codes at the gate.' },
    PARTLY_USED: { name: 'Used in part', note: 'Some tickets are left: show their QR codes at the gate.' },
    USED: { name: 'Used', note: 'All tickets were used. Thank you for coming.' },
    EXPIRED: { name: 'Expired', note: 'The day of the visit is over, and with it the tickets.' },
  },
  goods: {
    TO_SHIP: { name: 'To be sent', note: 'We have received your payment and are packing.' },
    SHIPPED: { name: 'On its way', note: 'Your parcel was sent. Please confirm when it has come.' },
    RECEIVED: { name: 'Received', note: 'It can be sent back within 7 days.' },
    COMPLETED: { name: 'Completed', note: 'Thank you for your order. Until next time.' },
    RETURN_REQUESTED: { name: 'Return requested', note: 'Your return is being looked at.' },
    RETURNING: { name: 'Being returned', note: 'Your return is accepted, and the money is on its way.' },
    REFUNDED: { name: 'Returned', note: 'It was returned, and the money went back the way it came.' },
  },
  visa: {
    DOCS_PENDING: {
      name: 'Documents needed',
      note: 'Please upload the documents of every applicant, then hand them in.',
    },
    DOCS_REJECTED: {
      name: 'Documents to replace',
      note: 'Some documents were not accepted. Please replace them and hand them in again.',
    },
    REVIEWING: { name: 'Documents under review', note: 'Your documents are with us and being reviewed.' },
    SUBMITTED: { name: 'At the consulate', note: 'The application is at the consulate. Please wait.' },
    APPROVED: { name: 'Granted', note: 'The visa was granted, and the documents are on their way back.' },
    REFUSED: { name: 'Refused', note: 'The consulate refused, and the documents are on their way back.' },
    DELIVERED: { name: 'Sent back', note: 'The documents were sent back. Have a good journey.' },
  },
};

/** How every state of every kind's fulfilment is called, and what it means to the buyer. */
export const fulfilmentMessages = defineMessages('orderFulfilment', {
  'zh-cn': chinese,
  en: english,
});

type Part = 'name' | 'note';
type FulfilmentKey<P extends Part> = Extract<Key<typeof chinese>, `${string}.${P}`>;

/** Where the words of an order's fulfilment are; undefined for a state that has none. */
export const fulfilmentKey = <P extends Part>(
  { kind, fulfilment }: Pick<OrderRow, 'kind' | 'fulfilment'>,
  part: P,
): FulfilmentKey<P> | undefined =>
  // Every state of the catalogue has a name and a note.
  Object.hasOwn(chinese[kind], fulfilment)
    ? (`${kind}.${fulfilment}.${part}` as FulfilmentKey<P>)
    : undefined;
