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

/** Like `QueryView`, with a message for a missing permission. */
export const AdminQuery = <T,>(props: ComponentProps<typeof QueryView<T>>) => {
  const { error } = props.query;
  const forbidden = error instanceof ApiError && error.code === errorCodes.forbidden;
  return forbidden ? <NoPermission /> : <QueryView {...props} />;
};
