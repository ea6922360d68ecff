import type { Text } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { isSiteLink } from '@portal/shared/rules';
import { fieldMessages } from './field-messages.ts';
import { lacksChinese } from './text-pair-value.ts';

/** The rules of texts in both languages and of links, as the server holds to them. */
export const useSiteRules = () => {
  const t = useMessages(fieldMessages);
  const textRule = (field: string, isRequired = true) => ({
    required: isRequired,
    validator: async (_: unknown, text: Text | undefined) => {
      if (lacksChinese(text, isRequired)) throw new Error(t('chineseMissing', { field }));
    },
  });
  const linkRule = {
    validator: async (_: unknown, link: string | undefined) => {
      if (link?.trim() && !isSiteLink(link.trim())) throw new Error(t('badLink'));
    },
  };
  return { textRule, linkRule };
};
