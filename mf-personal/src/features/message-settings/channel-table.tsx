import type { ChannelSettings } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { choosableCategories, type MessageChannel } from '@portal/shared/rules';
import styles from './message-settings.module.css';
import { settingsMessages } from './settings-messages.ts';
import type { MemberChannels } from './use-channels.ts';

const channels: readonly MessageChannel[] = ['mail', 'sms'];

interface TableProps {
  readonly contacts: Pick<MemberChannels, 'mail' | 'sms'>;
  readonly settings: ChannelSettings;
  readonly onChange: (settings: ChannelSettings) => void;
}

type Category = keyof ChannelSettings;

const Cells = ({ category, contacts, settings, onChange }: TableProps & { category: Category }) => {
  const t = useMessages(settingsMessages);
  const own = settings[category];
  // Orders go to their own contact, whose channels are not those of the account.
  const isReachable = (channel: MessageChannel) => category === 'order' || contacts[channel] !== null;
  return channels.map((channel) => (
    <td key={channel}>
      <label className={styles.cell}>
        <input
          type="checkbox"
          aria-label={t('named', { category: t(`categories.${category}`), channel: t(channel) })}
          checked={own[channel] && isReachable(channel)}
          disabled={!isReachable(channel)}
          onChange={({ target }) =>
            onChange({ ...settings, [category]: { ...own, [channel]: target.checked } })
          }
        />
      </label>
    </td>
  ));
};

/** A row per category, a column per channel. */
export const ChannelTable = (props: TableProps) => {
  const t = useMessages(settingsMessages);
  const always = <td className={styles.always}>{t('always')}</td>;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('category')}</th>
          <th scope="col">{t('portal')}</th>
          <th scope="col">{t('mail')}</th>
          <th scope="col">{t('sms')}</th>
        </tr>
      </thead>
      <tbody>
        {choosableCategories.map((category) => (
          <tr key={category}>
            <th scope="row">{t(`categories.${category}`)}</th>
            {always}
            <Cells category={category} {...props} />
          </tr>
        ))}
        <tr>
          <th scope="row">{t('categories.notice')}</th>
          {always}
          {always}
          {always}
        </tr>
      </tbody>
    </table>
  );
};
