import { useMessages } from '@portal/shared/i18n';
import { type AddressDraft, noRegion, readPastedAddress } from '@portal/shared/rules';
import { Button, TextArea, toast } from '@portal/shared/ui';
import { useState } from 'react';
import styles from './address.module.css';
import { findRegion } from './find-region.ts';
import { addressMessages } from './messages.ts';
import { pathOf } from './region-levels.ts';

/** What a text says of an address; undefined where it says nothing. */
const read = async (text: string): Promise<Partial<AddressDraft> | undefined> => {
  const { name, mobile, place } = readPastedAddress(text);
  if (name === '' && mobile === '' && place === '') return undefined;
  const { regions, rest } = await findRegion(place);
  return {
    ...(name && { name }),
    ...(mobile && { mobile }),
    ...(place && { detail: rest.slice(0, 150) }),
    ...(place && (regions.at(-1)?.leaf ? pathOf(regions) : noRegion)),
  };
};

/** An address that was copied from elsewhere, and what it says filled in. */
const PasteBox = ({ onFill }: { readonly onFill: (changes: Partial<AddressDraft>) => void }) => {
  const t = useMessages(addressMessages);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const fill = async () => {
    setBusy(true);
    // Without the regions, name and number are worth filling in all the same: the place stays as it was typed.
    const found = await read(text).catch((): Partial<AddressDraft> => {
      const { name, mobile, place } = readPastedAddress(text);
      return { name, mobile, detail: place.slice(0, 150) };
    });
    setBusy(false);
    if (!found) return toast.info(t('paste.nothing'));
    onFill(found);
    toast.success(t(found.regionCode ? 'paste.done' : 'paste.partly'));
  };
  return (
    <div className={styles.paste}>
      <TextArea
        label={t('paste.label')}
        hint={t('paste.example')}
        rows={3}
        maxLength={400}
        autoComplete="off"
        value={text}
        onChange={setText}
      />
      <Button kind="quiet" size="small" busy={busy} disabled={text.trim() === ''} onClick={() => void fill()}>
        {t('paste.fill')}
      </Button>
    </div>
  );
};

export default PasteBox;
