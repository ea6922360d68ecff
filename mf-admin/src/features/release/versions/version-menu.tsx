import type { App, PreviewLink, ReleaseStatus } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { useHasPerm } from '@portal/shared/session';
import { Icon, type MenuItem, toast } from '@portal/shared/ui';
import { MenuButton } from '#src/ui/menu-button.tsx';
import { SecretDialog } from '#src/ui/secret-dialog.tsx';
import { usePreviewLink } from '../release-calls.ts';
import { usePlan } from '../release-context.ts';
import { releaseMessages } from '../release-messages.ts';

/** The URL of the portal with a release that is not live, for the visitor who opens it only. */
const previewAddress = (app: App, version: string): string => {
  const start = app === 'mf_admin' ? '/dashboard' : '/index';
  return `${start}?override=${encodeURIComponent(`${app}@${version}`)}`;
};

interface VersionMenuProps {
  readonly status: ReleaseStatus;
  readonly version: string;
  readonly onRecord: () => void;
}

/** What else can be done with a version, as far as one may: tried, pinned, looked at, shown, read. */
const useEntries = (
  { status, version, onRecord }: VersionMenuProps,
  onLink: () => void,
): readonly MenuItem[] => {
  const t = useMessages(releaseMessages);
  const plan = usePlan();
  const mayMove = useHasPerm(['release:promote']);
  const mayPreview = useHasPerm(['release:override']);
  const mayLink = useHasPerm(['release:publish', 'release:override']);
  const { app, live, canary } = status;
  const idle = live !== null && version !== live && version !== canary?.version;
  const moves: readonly MenuItem[] = [
    {
      key: 'canary',
      label: t('menu.canary'),
      disabled: !idle,
      onSelect: () => plan({ kind: 'canary', app, version }),
    },
    { key: 'pin', label: t('menu.pin'), icon: 'pin', onSelect: () => plan({ kind: 'pin', app, version }) },
    {
      key: 'approveForce',
      label: t('approveForce'),
      disabled: version === live,
      onSelect: () => plan({ kind: 'approveForce', app, version }),
    },
  ];
  const preview: MenuItem = {
    key: 'preview',
    label: t('menu.preview'),
    icon: 'eye',
    disabled: version === live,
    onSelect: () => void window.open(previewAddress(app, version), '_blank', 'noopener'),
  };
  const link: MenuItem = { key: 'link', label: t('menu.link'), icon: 'share', onSelect: onLink };
  const record: MenuItem = {
    key: 'record',
    label: t('menu.record'),
    icon: 'document',
    onSelect: onRecord,
  };
  return [...(mayMove ? moves : []), ...(mayPreview ? [preview] : []), ...(mayLink ? [link] : []), record];
};

interface LinkDialogProps {
  readonly link: PreviewLink;
  readonly version: string;
  readonly onClose: () => void;
}

/** The preview link of a version, to be copied. */
const LinkDialog = ({ link: { url, until, worksFor }, version, onClose }: LinkDialogProps) => {
  const t = useMessages(releaseMessages);
  const language = useLanguage();
  const body = t(`link.${worksFor}`, { until: formatInstant(until, language) });
  return <SecretDialog title={t('link.title', { version })} secret={url} body={body} onClose={onClose} />;
};

/** A button for what else can be done with a version. */
export const VersionMenu = (props: VersionMenuProps) => {
  const t = useMessages(releaseMessages);
  const { data: made, mutate: makeLink, reset } = usePreviewLink(props.status.app, props.version);
  const entries = useEntries(props, () =>
    makeLink(undefined, { onError: ({ message }) => toast.error(message) }),
  );
  const label = t('onVersion', { action: t('menu.title'), version: props.version });
  return (
    <>
      <MenuButton
        menu={label}
        aria-label={label}
        entries={entries}
        size="small"
        kind="text"
        icon={<Icon name="menu" size={16} />}
      />
      {made && <LinkDialog link={made} version={props.version} onClose={reset} />}
    </>
  );
};
