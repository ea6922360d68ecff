import { useLanguage, useMessages } from '@portal/shared/i18n';
import { clockOf } from '@portal/shared/rules';
import { uiMessages } from '#src/ui/ui-messages.ts';
import styles from './other-editors.module.css';
import { type EditedRecord, useOtherEditors } from './use-other-editors.ts';

/** Names who else has the record open, in a place beside the buttons that is kept free; screen readers announce it. */
export const OtherEditors = ({ record }: { record: EditedRecord | undefined }) => {
  const t = useMessages(uiMessages);
  const language = useLanguage();
  const others = useOtherEditors(record);
  const names = new Intl.ListFormat(language === 'en' ? 'en' : 'zh', { type: 'conjunction' }).format(
    others.map(({ name, since }) => t('editors.since', { name, time: clockOf(new Date(since)) })),
  );
  const shown = others.length > 0 ? t('editors.also', { names }) : '';
  return (
    <span role="status" className={styles.editors} title={shown || undefined}>
      {shown}
    </span>
  );
};
