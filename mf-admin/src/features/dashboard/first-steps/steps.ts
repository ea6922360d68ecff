import { paths } from '@portal/shared/router';

type StepName = 'security' | 'messages' | 'work' | 'search' | 'keys';

/** A step of a first day. Without a link it is only read. */
export interface Step {
  readonly name: StepName;
  readonly to?: string;
}

/** The list that people with a permission work in most, in order of preference. */
const lists: readonly (readonly [perm: string, path: string])[] = [
  ['trade:order:fulfil', '/business/orders'],
  ['trade:refund:approve', '/business/refunds'],
  ['biz:product:query', '/business/products'],
  ['site:article:query', '/site/articles'],
  ['biz:enquiry:query', '/business/enquiries'],
];

/** The steps of a first day, with the list of the user's own work if they have one. */
export const stepsFor = (mayUse: (perm: string) => boolean): readonly Step[] => {
  const work = lists.find(([perm]) => mayUse(perm));
  return [
    { name: 'security', to: paths.secondFactor },
    { name: 'messages', to: paths.personal('message-settings') },
    ...(work ? [{ name: 'work', to: work[1] } as const] : []),
    { name: 'search' },
    { name: 'keys' },
  ];
};
