import { Button, type ButtonKind } from '@portal/shared/ui';
import { type ReactNode, useRef } from 'react';
import { pictureTypes } from './picture-file.ts';

interface PictureButtonProps {
  readonly children: ReactNode;
  readonly id?: string;
  readonly kind?: ButtonKind;
  readonly busy?: boolean;
  /** Several at once may be chosen. */
  readonly multiple?: boolean;
  readonly describedBy?: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that asks for pictures; the same one can be chosen again. */
export const PictureButton = ({
  children,
  id,
  kind = 'quiet',
  busy = false,
  multiple = false,
  describedBy,
  onFiles,
}: PictureButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        id={id}
        kind={kind}
        icon="upload"
        busy={busy}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={pictureTypes}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
};
