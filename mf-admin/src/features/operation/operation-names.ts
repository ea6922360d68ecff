import { translate, useLanguage } from '@portal/shared/i18n';
import { type AuditAction, auditActions, auditSubjects } from '@portal/shared/rules';
import { actionWords, operationWords } from './operation-words.ts';
import zh from './operation-words.zh-cn.json' with { type: 'json' };

/** The most frequent actions, in the order of the select. */
const actions = [
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
  'add-factor',
  'remove-factor',
  'reset-factors',
  'renew-recovery-codes',
  'use-recovery-code',
  'confirm-factor',
  'show-document',
  'read',
  'sweep',
] as const satisfies readonly AuditAction[];

const fields = Object.keys(zh.fields) as (keyof typeof zh.fields)[];

/** Names of subjects, actions and fields in the current language; later releases' stay as they are. */
export const operationNames = {
  subjectName: (name: string): string => {
    const known = auditSubjects.find((one) => one === name);
    return known ? translate(operationWords, `subjects.${known}`) : name;
  },
  actionName: (name: string): string => {
    const known = auditActions.find((one) => one === name);
    return known ? translate(actionWords, known) : name;
  },
  fieldName: (name: string): string => {
    const known = fields.find((one) => one === name);
    return known ? translate(operationWords, `fields.${known}`) : name;
  },
};

/** The same names; the component follows when the language is switched. */
export const useOperationNames = () => {
  useLanguage();
  return operationNames;
};

export const useActionOptions = () => {
  const { actionName } = useOperationNames();
  return actions.map((value) => ({ value, label: actionName(value) }));
};

export const useSubjectOptions = () => {
  const { subjectName } = useOperationNames();
  return auditSubjects.map((value) => ({ value, label: subjectName(value) }));
};
