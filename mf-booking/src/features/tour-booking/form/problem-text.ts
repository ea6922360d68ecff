import { useMessages } from '@portal/shared/i18n';
import type { FieldFault } from '@portal/shared/rules';
import { useTravellerFaultText } from '@portal/shared/ui';
import { problemMessages } from './problem-messages.ts';

/** What is said of a fault, by the last part of its path and its code. */
const words = {
  'adults.tooMany': 'peopleTooMany',
  'adults.noAdult': 'noAdult',
  'singleRooms.tooMany': 'singlesTooMany',
  'singleRooms.notOffered': 'noSingles',
  'travellers.countMismatch': 'countMismatch',
  'travellers.ageMismatch': 'ageMismatch',
  'person.infant': 'infant',
  'person.duplicate': 'duplicate',
  'name.required': 'name',
  'mobile.required': 'mobile',
  'mobile.invalid': 'mobileInvalid',
  'email.invalid': 'email',
  'contractAccepted.required': 'contract',
} as const;

const isKnown = (name: string): name is keyof typeof words => Object.hasOwn(words, name);

/** The number of the person a path leads to, from 1, and the field below it. */
const personIn = (field: string): { readonly number: number; readonly part?: string } | undefined => {
  const [found, place, part] = /^travellers\/(\d+)(?:\/(.+))?$/.exec(field) ?? [];
  return found ? { number: Number(place) + 1, part } : undefined;
};

/** The words for faults: `at` beside the field, `alone` with whom they are about, for a list of them. */
export const useProblemText = (most: number) => {
  const t = useMessages(problemMessages);
  const travellerText = useTravellerFaultText();

  const at = ({ field, code }: FieldFault): string => {
    const person = personIn(field);
    if (person?.part) return travellerText({ field: person.part, code });
    const name = `${person ? 'person' : field.split('/').at(-1)}.${code}`;
    return isKnown(name) ? t(`${words[name]}`, { count: most }) : t('other');
  };
  const about = (field: string, text: string): string => {
    const person = personIn(field);
    if (person) return t('person', { number: person.number, text });
    if (field.startsWith('contact/')) return t('contactPart', { text });
    return field.startsWith('emergencyContact/') ? t('emergencyPart', { text }) : text;
  };
  return { at, about };
};
