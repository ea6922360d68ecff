import { useMessages } from '@portal/shared/i18n';
import { operationWords } from './operation-words.ts';

/** What is done most, in the order in which it is offered. */
export const subjects = [
  'user',
  'role',
  'menu',
  'dept',
  'dict-type',
  'dict-item',
  'order',
  'refund',
  'invoice',
  'e-ticket',
  'visa-file',
  'review',
  'enquiry',
  'product',
  'coupon',
  'article',
  'address',
  'traveller',
  'session',
  'release',
] as const;

export const actions = [
  'create',
  'update',
  'delete',
  'import',
  'grant',
  'set-status',
  'reset-password',
  'end-session',
  'promote',
  'rollback',
  'publish',
  'pay',
  'cancel',
  'issue',
  'request',
  'judge',
  'review',
  'redeem',
  'register',
  'change-password',
  'change-email',
  'change-mobile',
  'change-profile',
  'close',
  'erase',
  'download-data',
  'sign-out',
  'sign-others-out',
  'show-document',
  'read',
  'sweep',
] as const;

const fields = [
  'username',
  'nickname',
  'mobile',
  'email',
  'gender',
  'status',
  'deptId',
  'roleIds',
  'roleCodes',
  'roles',
  'name',
  'code',
  'sort',
  'dataScope',
  'menuIds',
  'parentId',
  'remark',
  'state',
  'amount',
  'reason',
  'device',
  'address',
  'createdAt',
  'mustChangePassword',
] as const;

/** Says things, deeds and fields in words; what has none goes by its own name. */
export const useOperationNames = () => {
  const t = useMessages(operationWords);
  return {
    subjectName: (name: string): string => {
      const known = subjects.find((one) => one === name);
      return known ? t(`subjects.${known}`) : name;
    },
    actionName: (name: string): string => {
      const known = actions.find((one) => one === name);
      return known ? t(`actions.${known}`) : name;
    },
    fieldName: (name: string): string => {
      const known = fields.find((one) => one === name);
      return known ? t(`fields.${known}`) : name;
    },
  };
};
