import { dataScopes } from '@portal/shared/rules';
import type { MenuSeed } from './menu-seeds.ts';

/** The seed of a role. `mayUse` decides by a menu's permission or view. */
export interface RoleSeed {
  readonly code: string;
  readonly name: string;
  readonly dataScope: number;
  mayUse(menu: MenuSeed): boolean;
}

const uses =
  (...patterns: readonly RegExp[]) =>
  ({ perm, component, path }: MenuSeed): boolean =>
    patterns.some((pattern) => pattern.test(perm ?? component ?? path ?? ''));

const dashboard = /^dashboard\//;
const examples = /^demo\/|^https:/;

/** The initial roles. Folders are granted with their content, so `mayUse` is asked for the rest only. */
export const roleSeeds: readonly RoleSeed[] = [
  { code: 'ROOT', name: '超级管理员', dataScope: dataScopes.all, mayUse: () => true },
  {
    code: 'ADMIN',
    name: '系统管理员',
    dataScope: dataScopes.all,
    mayUse: ({ perm }) => perm !== 'release:publish' && perm !== 'release:team',
  },
  {
    code: 'EDITOR',
    name: '内容编辑',
    dataScope: dataScopes.all,
    mayUse: uses(
      dashboard,
      examples,
      /^stats:visit:/,
      /^business\/(products|calendar|enquiries|questions|reviews)\//,
      /^biz:(product|calendar|enquiry|question|review):/,
      /^site/,
      /^watch\/files\//,
      /^watch:file:/,
    ),
  },
  {
    code: 'FINANCE',
    name: '财务',
    dataScope: dataScopes.all,
    mayUse: uses(
      dashboard,
      /^stats:/,
      /^business\/(orders|customers|waitlists|approvals|refunds|invoices|reconciliation|coupons)\//,
      /^biz:(order|customer|coupon):/,
      /^trade:(refund|reconcile|invoice):/,
    ),
  },
  { code: 'MEMBER', name: '会员', dataScope: dataScopes.self, mayUse: () => false },
];
