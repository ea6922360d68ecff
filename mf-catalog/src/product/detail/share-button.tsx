import { useMessages } from '@portal/shared/i18n';
import { Button, toast, useCopied } from '@portal/shared/ui';
import { detailMessages } from './detail-messages.ts';

const isOnTouch = () => window.matchMedia('(pointer: coarse)').matches;

/** The sheet of the device, where there is one; closing it is no error. False where there is none. */
const shareByDevice = async (title: string, url: string): Promise<boolean> => {
  if (!('share' in navigator) || !isOnTouch()) return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
};

/** Shares this page: by the share sheet on a phone, else by copying its URL. */
export const ShareButton = ({ title }: { title: string }) => {
  const t = useMessages(detailMessages);
  const [copied, copy] = useCopied();
  const share = async () => {
    const url = window.location.href;
    if (await shareByDevice(title, url)) return;
    await copy(url).catch(() => toast.error(t('copyRefused')));
  };
  return (
    <>
      <Button kind="quiet" icon={copied ? 'check' : 'share'} onClick={() => void share()}>
        {copied ? t('copied') : t('share')}
      </Button>
      <span role="status" className="visually-hidden">
        {copied && t('copied')}
      </span>
    </>
  );
};
