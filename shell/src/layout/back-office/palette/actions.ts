import { hasPerm, type Rights } from '@portal/shared/rules';
import names from './action-names.json' with { type: 'json' };
import type { Choice } from './choices.ts';

export type ActionName = keyof typeof names;

/** An action that starts at a screen. */
interface Action {
  readonly anyOf: readonly string[];
  readonly path: string;
}

const adding = ['biz:product:add'];
const newProduct = (kind: string): Action => ({
  anyOf: adding,
  path: `/business/products?kind=${kind}&product=new`,
});

const actions: Readonly<Record<ActionName, Action>> = {
  confirmHotels: { anyOf: ['trade:order:fulfil'], path: '/business/orders?state=TO_CONFIRM' },
  shipGoods: { anyOf: ['trade:order:fulfil'], path: '/business/orders?kind=goods&fulfilment=TO_SHIP' },
  approveRefunds: { anyOf: ['trade:refund:approve'], path: '/business/refunds?state=REQUESTED' },
  issueInvoices: { anyOf: ['trade:invoice:issue'], path: '/business/invoices?tab=REQUESTED' },
  answerEnquiries: { anyOf: ['biz:enquiry:edit'], path: '/business/enquiries?state=NEW' },
  replyReviews: { anyOf: ['biz:review:reply'], path: '/business/reviews?replied=no' },
  answerQuestions: { anyOf: ['biz:question:answer'], path: '/business/questions?answered=no' },
  newTour: newProduct('tour'),
  newHotel: newProduct('hotel'),
  newTicket: newProduct('ticket'),
  newGoods: newProduct('goods'),
  newVisa: newProduct('visa'),
  newArticle: { anyOf: ['site:article:add'], path: '/site/articles/edit?kind=news' },
  newHelp: { anyOf: ['site:article:add'], path: '/site/articles/edit?kind=help' },
  newCoupon: { anyOf: ['biz:coupon:add'], path: '/business/coupons?coupon=new' },
  newUser: { anyOf: ['sys:user:add'], path: '/system/user?user=new' },
  newRole: { anyOf: ['sys:role:add'], path: '/system/role?role=new' },
};

/** The actions that a user may take, as choices. */
export const actionsOf = (user: Rights, titleOf: (action: ActionName) => string): readonly Choice[] =>
  (Object.entries(actions) as [ActionName, Action][])
    .filter(([, { anyOf }]) => hasPerm(user, anyOf))
    .map(([action, { path }]) => ({
      kind: 'action',
      title: titleOf(action),
      note: '',
      path,
      names: names[action].split('|'),
    }));
