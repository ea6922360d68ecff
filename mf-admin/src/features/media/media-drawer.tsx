import type { MediaUse } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Link } from '@portal/shared/router';
import { EditDrawer } from '#src/form/edit-drawer.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import styles from './library.module.css';
import { libraryMessages } from './library-messages.ts';
import { useMediaForm, useMediaUses, useSaveMedia } from './media-calls.ts';
import { mediaForm } from './media-form.ts';
import { UploadDrawer } from './upload-drawer.tsx';

const paths: Readonly<Record<MediaUse['kind'], (id: number) => string>> = {
  product: (id) => `/business/products/edit?id=${id}`,
  article: (id) => `/site/articles/edit?id=${id}`,
  slide: () => '/site/slides',
  profile: () => '/site/profile',
};

/** The records that show a picture, with links. */
const Uses = ({ id }: { id: number }) => {
  const t = useMessages(libraryMessages);
  const text = useText();
  return (
    <section className={styles.uses} aria-label={t('uses.title')}>
      <h3>{t('uses.title')}</h3>
      <AdminQuery query={useMediaUses(id)} skeleton={<RowsSkeleton height={24} />}>
        {(uses) =>
          uses.length === 0 ? (
            <p>{t('uses.none')}</p>
          ) : (
            <ul>
              {uses.map((use) => (
                <li key={`${use.kind} ${use.id}`}>
                  <span className={styles.kind}>{t(`uses.${use.kind}`)}</span>
                  <Link to={paths[use.kind](use.id)}>{text(use.title)}</Link>
                </li>
              ))}
            </ul>
          )
        }
      </AdminQuery>
    </section>
  );
};

const EditMedia = ({ id, onClosed }: { id: number; onClosed: () => void }) => (
  <EditDrawer form={mediaForm} id={id} stored={useMediaForm(id)} save={useSaveMedia(id)} onClosed={onClosed}>
    <Uses id={id} />
  </EditDrawer>
);

interface MediaDrawerProps {
  /** Which picture to edit; new ones are uploaded without it. */
  readonly id?: number | undefined;
  readonly onClosed: () => void;
}

/** Edits a picture of the library and shows its uses, or uploads new ones. */
export default function MediaDrawer({ id, onClosed }: MediaDrawerProps) {
  return id === undefined ? <UploadDrawer onClosed={onClosed} /> : <EditMedia id={id} onClosed={onClosed} />;
}
