import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { checkChannelSettings } from '@portal/shared/rules';
import { Button, Card, LinkButton, QueryView, Skeleton, TextLink } from '@portal/shared/ui';
import { useState } from 'react';
import { PersonalPage } from '#src/frame/personal-page.tsx';
import { ChannelTable } from './channel-table.tsx';
import styles from './message-settings.module.css';
import { settingsMessages } from './settings-messages.ts';
import { type MemberChannels, useChannels, useSaveChannels } from './use-channels.ts';

const Contacts = ({ mail, sms }: Pick<MemberChannels, 'mail' | 'sms'>) => {
  const t = useMessages(settingsMessages);
  return (
    <ul className={styles.notes}>
      <li>{mail === null ? t('noMail') : t('mailTo', { to: mail })}</li>
      <li>{sms === null ? t('noSms') : t('smsTo', { to: sms })}</li>
      <li>{t('orderNote')}</li>
      <li>{t('noticeNote')}</li>
      {(mail === null || sms === null) && (
        <li>
          <TextLink to={paths.personal('safety')}>{t('contacts')}</TextLink>
        </li>
      )}
    </ul>
  );
};

const Form = ({ channels }: { channels: MemberChannels }) => {
  const t = useMessages(settingsMessages);
  const [settings, setSettings] = useState(channels.settings);
  const { mutate, isPending } = useSaveChannels();
  const isRefused = checkChannelSettings(settings).length > 0;
  return (
    <Card padded className={styles.form}>
      <ChannelTable contacts={channels} settings={settings} onChange={setSettings} />
      <p role="alert" className={styles.fault}>
        {isRefused && t('keepOne')}
      </p>
      <Contacts {...channels} />
      <div>
        <Button busy={isPending} disabled={isRefused} onClick={() => mutate(settings)}>
          {t('save')}
        </Button>
      </div>
    </Card>
  );
};

/** `/personal/message-settings`: by which channels the member gets messages of each category. */
export const MessageSettingsScreen = () => {
  const t = useMessages(settingsMessages);
  const back = (
    <LinkButton kind="quiet" to={paths.personal('messages')}>
      {t('back')}
    </LinkButton>
  );
  return (
    <PersonalPage title={t('title')} lead={t('lead')} action={back}>
      <QueryView query={useChannels()} skeleton={<Skeleton height={420} radius="var(--radius)" />}>
        {(channels) => <Form channels={channels} />}
      </QueryView>
    </PersonalPage>
  );
};
