import { useMessages } from '@portal/shared/i18n';
import { Button, MessagePanel, Page } from '@portal/shared/ui';
import { Component, type ReactNode } from 'react';
import { browser } from '../browser.ts';
import { feedbackMessages } from './messages.ts';

/** Shown instead of what crashed. */
export const ErrorPanel = () => {
  const t = useMessages(feedbackMessages);
  return (
    <Page>
      <MessagePanel
        role="alert"
        icon="warning"
        title={t('crash.title')}
        body={t('crash.body')}
        action={<Button onClick={browser.reload}>{t('crash.reload')}</Button>}
      />
    </Page>
  );
};

interface Props {
  /** The location; another one resets the boundary. */
  readonly place: string;
  readonly children: ReactNode;
}

interface State {
  readonly crashed: boolean;
  readonly place: string;
}

/** An error boundary: a crash inside leaves the rest of the page alive. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { crashed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<State> {
    return { crashed: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { crashed: false, place };
  }

  override render(): ReactNode {
    return this.state.crashed ? <ErrorPanel /> : this.props.children;
  }
}
