/** The permissions that have to-dos: a user with any of them sees those that they may handle. */
export const todoPerms: readonly string[] = [
  'trade:refund:approve',
  'trade:order:fulfil',
  'trade:invoice:issue',
  'trade:reconcile:query',
  'biz:enquiry:query',
  'biz:approval:product',
];
