import type { PublishFault } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { pathOf } from './field-path.ts';
import { fieldWords, isFieldName } from './field-words.ts';
import { formMessages } from './form-messages.ts';

const separator = ' · ';

/** What a fault is called: the way to its field, and what is wrong there. */
export const useFaultWords = () => {
  const t = useMessages(formMessages);
  const field = useMessages(fieldWords);
  const placeOf = (path: string): string => {
    const words: string[] = [];
    for (const part of pathOf(path)) {
      if (typeof part === 'string') words.push(...(isFieldName(part) ? [field(part)] : []));
      else words.push(t('faults.at', { field: words.pop() ?? '', place: part + 1 }));
    }
    return words.join(separator);
  };
  return ({ field: path, code }: PublishFault): string => t(`faults.${code}`, { field: placeOf(path) });
};
