import type { OrderDetail, PriceLine } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { extraLineCode } from '@portal/shared/rules';
import { travelMessages } from './messages.ts';

const known = ['adult', 'child', 'single', 'freight', 'cancellation'] as const;

/**
 * What a line of an order's price is for, in the current language: the lines of an order stand as its parts
 * do. What is not known is named as the order keeps it, in Chinese.
 */
export const useLineName = ({ details }: OrderDetail): ((line: PriceLine, place: number) => string) => {
  const t = useMessages(travelMessages);
  const text = useText();
  const language = useLanguage();
  const nameOfPart = (place: number): string | undefined => {
    if (details.kind === 'ticket' || details.kind === 'visa') return text(details.type);
    if (details.kind === 'hotel') {
      const night = details.nights[place];
      return night && formatDay(night.day, language);
    }
    const thing = details.kind === 'goods' ? details.things[place] : undefined;
    return thing && [thing.title, ...thing.options].map(text).join(' · ');
  };
  const nameOfExtra = (code: string): string | undefined => {
    const extras = details.kind === 'tour' ? details.extras : undefined;
    const extra = extras?.find((one) => extraLineCode(one.code) === code);
    return extra && text(extra.name);
  };
  return ({ code, name }, place) => {
    const word = known.find((each) => each === code);
    return word ? t(`lines.${word}`) : (nameOfExtra(code) ?? nameOfPart(place) ?? name);
  };
};
