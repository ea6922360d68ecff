import type { PublishFault } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { pathOf } from './field-path.ts';
import { fieldNameAt, fieldWords } from './field-words.ts';
import { formMessages } from './form-messages.ts';

const separator = ' · ';

/** What the field of a path is called: `content/notices/0` is the first notice. */
export const usePlaceWords = () => {
  const t = useMessages(formMessages);
  const field = useMessages(fieldWords);
  return (path: string): string => {
    const words: string[] = [];
    for (const part of pathOf(path)) {
      const name = typeof part === 'string' ? fieldNameAt(part, path) : undefined;
      if (name) words.push(field(name));
      if (typeof part === 'number') words.push(t('faults.at', { field: words.pop() ?? '', place: part + 1 }));
    }
    return words.join(separator);
  };
};

/** What a fault is called: the way to its field, and what is wrong there. */
export const useFaultWords = () => {
  const t = useMessages(formMessages);
  const placeOf = usePlaceWords();
  return ({ field: path, code }: PublishFault): string => t(`faults.${code}`, { field: placeOf(path) });
};
