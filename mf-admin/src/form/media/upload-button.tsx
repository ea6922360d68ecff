import { useMessages } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui';
import { Button } from 'antd';
import { useRef } from 'react';
import { mediaMessages } from './media-messages.ts';
import { pictureTypes } from './use-upload.ts';

interface UploadButtonProps {
  readonly id?: string;
  readonly label: string;
  readonly multiple?: boolean;
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Chooses pictures from the device. */
export const UploadButton = ({ id, label, multiple, busy, disabled, onFiles }: UploadButtonProps) => {
  const t = useMessages(mediaMessages);
  const input = useRef<HTMLInputElement>(null);
  const words = t(busy ? 'uploading' : 'upload');
  return (
    <>
      {/* A form's own style shows an input of files, hidden or not. */}
      <span hidden>
        <input
          ref={input}
          type="file"
          accept={pictureTypes}
          multiple={multiple}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </span>
      <Button
        id={id}
        icon={<Icon name="upload" size={16} />}
        loading={busy}
        disabled={disabled}
        aria-label={`${label} · ${words}`}
        onClick={() => input.current?.click()}
      >
        {words}
      </Button>
    </>
  );
};
