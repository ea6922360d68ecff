import { queryClient, read, requestOf } from '@portal/shared/api';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import PreviewFrame from './preview-frame.tsx';
import { previewMessages } from './preview-messages.ts';

/** Makes the calls of the home page as they will be answered at an instant. */
const readAt = (at: string): typeof read =>
  ((key, input: Record<string, unknown>, options) => {
    const { url } = requestOf(key, input);
    const body = input.body as Record<string, unknown> | undefined;
    return read('POST /api/v1/site/home-preview', { body: { at, url, body } }, options);
  }) as typeof read;

/** A cache of its own, so that nothing of the preview is left in the pages that are visited afterwards. */
const clientAt = (at: string): QueryClient => {
  const { queries } = queryClient.getDefaultOptions();
  return new QueryClient({ defaultOptions: { queries: { ...queries, meta: { read: readAt(at) } } } });
};

/** The home page as it will be at an instant; as it is without a valid one. */
export default function HomePreview({ at, children }: { at: string; children: ReactNode }) {
  const t = useMessages(previewMessages);
  const language = useLanguage();
  const [client] = useState(() => clientAt(at));
  if (Number.isNaN(Date.parse(at))) return children;
  return (
    <QueryClientProvider client={client}>
      <PreviewFrame note={t('home', { at: formatInstant(at, language) })}>{children}</PreviewFrame>
    </QueryClientProvider>
  );
}
