import type { Deputyship } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import { dayOf } from '@portal/shared/rules';
import { confirm, Tag, toast } from '@portal/shared/ui';
import { Button } from 'antd';
import styles from './deputies.module.css';
import { useEndDeputyship } from './deputy-calls.ts';
import { deputyMessages } from './deputy-messages.ts';

/** A deputy with their days, and the button that ends it. */
export const DeputyLine = ({ deputyship }: { deputyship: Deputyship }) => {
  const { id, deputy, firstDay, lastDay } = deputyship;
  const t = useMessages(deputyMessages);
  const language = useLanguage();
  const ending = useEndDeputyship();
  const { name } = deputy;
  const end = async () => {
    const question = { title: t('ending.title', { name }), body: t('ending.body', { name }) };
    if (await confirm({ ...question, confirmLabel: t('end'), danger: true }))
      ending.mutate(id, { onSuccess: () => toast.success(t('ending.done')) });
  };
  const days = { first: formatDay(firstDay, language), last: formatDay(lastDay, language) };
  return (
    <li className={styles.line}>
      <span className={styles.words}>
        {name === deputy.username ? name : `${name} · ${deputy.username}`}
        <small className={styles.soft}>{firstDay === lastDay ? days.first : t('days', days)}</small>
      </span>
      {firstDay <= dayOf(new Date()) && <Tag tone="sea">{t('now')}</Tag>}
      <Button
        size="small"
        danger
        aria-label={t('endOf', { name })}
        loading={ending.isPending}
        onClick={() => void end()}
      >
        {t('end')}
      </Button>
    </li>
  );
};
