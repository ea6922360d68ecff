import type { Account } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import { dayOf } from '@portal/shared/rules';
import { Button, Card, Icon } from '@portal/shared/ui';
import { useId, useState } from 'react';
import { isReadable } from '#src/picture/draw-jpeg.ts';
import { PictureButton } from '#src/picture/picture-button.tsx';
import { pictureError } from '#src/picture/picture-file.ts';
import { CropDialog } from './crop-dialog.tsx';
import styles from './profile.module.css';
import { profileMessages } from './profile-messages.ts';
import { useRemoveAvatar } from './use-avatar.ts';

const Face = ({ avatar }: Pick<Account, 'avatar'>) => {
  const t = useMessages(profileMessages);
  if (avatar) return <img className={styles.face} src={avatar} alt={t('picture')} width={96} height={96} />;
  return (
    <span className={styles.face}>
      <Icon name="user" size={40} label={t('noPicture')} />
    </span>
  );
};

const Changes = ({ avatar }: Pick<Account, 'avatar'>) => {
  const t = useMessages(profileMessages);
  const hint = useId();
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<string>();
  const { ask, busy } = useRemoveAvatar();
  const choose = async (chosen: File) => {
    const found = pictureError(chosen) ?? ((await isReadable(chosen)) ? undefined : 'unreadable');
    setFault(found && t(`faults.${found}`));
    setFile(found ? undefined : chosen);
  };
  return (
    <div className={styles.faceChanges}>
      <div className={styles.actions}>
        <PictureButton describedBy={hint} onFiles={([chosen]) => chosen && void choose(chosen)}>
          {t(avatar ? 'change' : 'choose')}
        </PictureButton>
        {avatar && (
          <Button kind="danger" busy={busy} onClick={() => void ask()}>
            {t('remove')}
          </Button>
        )}
      </div>
      <p id={hint} className={styles.soft}>
        {t('pictureHint')}
      </p>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      {file && <CropDialog file={file} onClose={() => setFile(undefined)} />}
    </div>
  );
};

/** The member's picture and user name, and changing the picture. */
export const AvatarCard = ({ account: { avatar, username, createdAt } }: { account: Account }) => {
  const t = useMessages(profileMessages);
  const day = formatDay(dayOf(new Date(createdAt)), useLanguage(), { year: true });
  return (
    <Card as="section" padded className={styles.who}>
      <Face avatar={avatar} />
      <div className={styles.name}>
        <h2>
          <span className="visually-hidden">{t('username')} </span>
          {username}
        </h2>
        <p className={styles.soft}>{t('since', { day })}</p>
        <Changes avatar={avatar} />
      </div>
    </Card>
  );
};
