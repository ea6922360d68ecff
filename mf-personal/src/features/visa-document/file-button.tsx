import { Button } from '@portal/shared/ui';
import { useRef } from 'react';
import { acceptedTypes } from './file-check.ts';

interface FileButtonProps {
  /** What the button shows. */
  readonly label: string;
  /** What it is called, with what it is for. */
  readonly name: string;
  readonly id?: string;
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
}

/** A button that asks for a file; the same file can be chosen again. */
export const FileButton = ({ label, name, id, busy, onFile }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        id={id}
        kind="quiet"
        size="small"
        icon="upload"
        busy={busy}
        aria-label={name}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedTypes}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
};
