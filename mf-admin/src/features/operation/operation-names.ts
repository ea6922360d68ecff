import { useMessages } from '@portal/shared/i18n';
import { type AuditAction, auditActions, auditSubjects } from '@portal/shared/rules';
import { actionWords } from './action-words.ts';
import { operationWords } from './operation-words.ts';

/** What is done most, in the order in which it is offered. */
export const actions = [
  'create',
  'update',
  'delete',
  'import',
  'grant',
  'set-status',
  'reset-password',
  'end-session',
  'publish',
  'take-down',
  'pay',
  'cancel',
  'refund',
  'ship',
  'note',
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
] as const satisfies readonly AuditAction[];

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

/** Says things, deeds and fields in words; what a later release wrote goes by its own name. */
export const useOperationNames = () => {
  const t = useMessages(operationWords);
  const act = useMessages(actionWords);
  return {
    subjectName: (name: string): string => {
      const known = auditSubjects.find((one) => one === name);
      return known ? t(`subjects.${known}`) : name;
    },
    actionName: (name: string): string => {
      const known = auditActions.find((one) => one === name);
      return known ? act(known) : name;
    },
    fieldName: (name: string): string => {
      const known = fields.find((one) => one === name);
      return known ? t(`fields.${known}`) : name;
    },
  };
};
