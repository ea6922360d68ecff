import { Button, saveFile } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface DownloadButtonProps {
  /** Fetches the file. A failure shows the message of the call. */
  readonly fetchFile: () => Promise<Blob>;
  /** The name to save under, with its ending. */
  readonly fileName: (file: Blob) => string;
  /** Names the file where several buttons look alike. */
  readonly label?: string | undefined;
  readonly size?: 'small';
  readonly children: ReactNode;
}

/** Saves a file of an order, such as its contract or invoice. It is busy while the file is fetched. */
export const DownloadButton = ({ fetchFile, fileName, label, size, children }: DownloadButtonProps) => {
  const { mutate, isPending } = useMutation({
    mutationFn: fetchFile,
    onSuccess: (file) => saveFile(file, fileName(file)),
  });
  return (
    <Button
      kind="quiet"
      icon="download"
      busy={isPending}
      aria-label={label}
      onClick={() => mutate()}
      {...(size && { size })}
    >
      {children}
    </Button>
  );
};
