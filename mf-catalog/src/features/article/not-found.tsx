import { useMessages } from '@portal/shared/i18n';
import { EmptyState, LinkButton, useTitle } from '@portal/shared/ui';
import { articleMessages } from './article-messages.ts';

interface NotFoundProps {
  readonly title: string;
  readonly to: string;
  readonly browse: string;
}

/** In the place of something to read that is not there. */
export const NotFound = ({ title, to, browse }: NotFoundProps) => {
  const t = useMessages(articleMessages);
  useTitle(title);
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <EmptyState
        icon="compass"
        title={title}
        body={t('notFound.body')}
        action={<LinkButton to={to}>{browse}</LinkButton>}
      />
    </>
  );
};
