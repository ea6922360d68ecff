import { useTravellerErrorText } from '@portal/shared/booking';
import { defineMessages, useMessages } from '@portal/shared/i18n';
import type { FieldFault } from '@portal/shared/rules';
import en from './error-messages.en.json' with { type: 'json' };
import zh from './error-messages.zh-cn.json' with { type: 'json' };

const errorMessages = defineMessages('bookingProblems', { 'zh-cn': zh, en });

/** What a kind says of its own faults. */
export interface ErrorTexts {
  /** By the path of the field, its numbers as `*`, and the code: `guests/*.required`. */
  readonly faults: Readonly<Record<string, string>>;
  /** Whom a field is about, where that is not the contact: "Traveller 2". */
  readonly owner?: (field: string) => string | undefined;
}

const common = { duplicate: 'duplicate', 'email.invalid': 'email' } as const;

const isCommon = (name: string): name is keyof typeof common => Object.hasOwn(common, name);

/** The number from 1 of the person, room or line that a path below `list` leads to. */
export const positionIn = (field: string, list: string): number | undefined => {
  const [, place] = new RegExp(`^${list}/(\\d+)(?:/|$)`).exec(field) ?? [];
  return place === undefined ? undefined : Number(place) + 1;
};

/** The words for faults: `at` beside the field, `about` with whom they are about, for a list of them. */
export const useErrorText = ({ faults, owner }: ErrorTexts) => {
  const t = useMessages(errorMessages);
  const travellerText = useTravellerErrorText();

  const at = ({ field, code }: FieldFault): string => {
    const own = faults[`${field.replace(/\d+/g, '*')}.${code}`];
    if (own !== undefined) return own;
    const last = field.split('/').at(-1) ?? field;
    const name = [`${last}.${code}`, code].find(isCommon);
    return name ? t(common[name]) : travellerText({ field: last, code });
  };
  const about = (field: string, text: string): string => {
    const whom = owner?.(field) ?? (field.startsWith('contact/') ? t('contact') : undefined);
    return whom === undefined ? text : t('owned', { owner: whom, text });
  };
  return { at, about };
};
