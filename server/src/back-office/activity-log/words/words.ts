import type { Language, Text } from '@portal/shared/contract';
import { type AuditAction, type AuditSubject, auditActions, auditSubjects } from '@portal/shared/rules';
import actionsEn from './action-words.en.json' with { type: 'json' };
import actionsZh from './action-words.zh-cn.json' with { type: 'json' };
import fieldsEn from './field-words.en.json' with { type: 'json' };
import fieldsZh from './field-words.zh-cn.json' with { type: 'json' };
import logEn from './log-words.en.json' with { type: 'json' };
import logZh from './log-words.zh-cn.json' with { type: 'json' };
import subjectsEn from './subject-words.en.json' with { type: 'json' };
import subjectsZh from './subject-words.zh-cn.json' with { type: 'json' };
import valuesEn from './value-words.en.json' with { type: 'json' };
import valuesZh from './value-words.zh-cn.json' with { type: 'json' };

type Words = Readonly<Record<string, string>>;

// An action or a subject without a word does not compile.
const actions: Readonly<Record<AuditAction, string>> = actionsZh;
const subjects: Readonly<Record<AuditSubject, string>> = subjectsZh;

const pairOf = (zh: Words, en: Words, key: string): Text | undefined => {
  const word = Object.hasOwn(zh, key) ? zh[key] : undefined;
  const english = en[key];
  return word === undefined ? undefined : { zh: word, ...(english === undefined ? {} : { en: english }) };
};

/** What an action and a kind of object are called; those of later releases by their keys. */
export const actionName = (action: string): Text => pairOf(actions, actionsEn, action) ?? { zh: action };
export const subjectName = (subject: string): Text =>
  pairOf(subjects, subjectsEn, subject) ?? { zh: subject };

/** What a field is called; undefined for an unknown one. */
export const fieldName = (field: string): Text | undefined => pairOf(fieldsZh, fieldsEn, field);

type ValueGroup = keyof typeof valuesZh;

const isGroup = (name: string): name is ValueGroup => Object.hasOwn(valuesZh, name);

/** The word for a value of a field: a state, a kind, a switch. Undefined for values that are shown as they are. */
export const valueName = (field: string, value: string): Text | undefined => {
  const group = field.replace(/^kinds$/, 'kind');
  return (
    (isGroup(group) && pairOf(valuesZh[group], valuesEn[group], value)) ||
    pairOf(valuesZh.states, valuesEn.states, value)
  );
};

/** Yes, or no. */
export const flagName = (value: boolean): Text =>
  pairOf(valuesZh.flags, valuesEn.flags, value ? 'yes' : 'no') as Text;

/** The other words of the log and its sheet. */
export const logWords: Readonly<Record<Language, typeof logZh>> = { 'zh-cn': logZh, en: logEn };

/** The actions that are filtered by, the most frequent ones first. */
const offeredActions = [
  'create',
  'update',
  'delete',
  'import',
  'export',
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
  'show-document',
  'read',
] as const satisfies readonly AuditAction[];

/** All actions, the most frequent ones first, and all kinds of objects. */
export const listWords = () => {
  const rest = auditActions.filter((action) => !offeredActions.some((offered) => offered === action));
  return {
    actions: [...offeredActions, ...rest].map((value) => ({ value, label: actionName(value) })),
    subjects: auditSubjects.map((value) => ({ value, label: subjectName(value) })),
  };
};
