import { ApiError } from '@portal/shared/api';
import { useMessages } from '@portal/shared/i18n';
import { errorCodes } from '@portal/shared/rules';
import { MessagePanel, QueryView } from '@portal/shared/ui';
import type { ComponentProps } from 'react';
import { uiMessages } from './ui-messages.ts';

const NoPermission = () => {
  const t = useMessages(uiMessages);
  return (
    <MessagePanel role="alert" icon="lock" title={t('noPermission.title')} body={t('noPermission.body')} />
  );
};

/** Draws a query like `QueryView`, and says so calmly when it is not this person's to see. */
export const AdminQuery = <T,>(props: ComponentProps<typeof QueryView<T>>) => {
  const { error } = props.query;
  const forbidden = error instanceof ApiError && error.code === errorCodes.forbidden;
  return forbidden ? <NoPermission /> : <QueryView {...props} />;
};
