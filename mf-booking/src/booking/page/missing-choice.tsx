import { LinkButton, MessagePanel } from '@portal/shared/ui';

interface MissingChoiceProps {
  readonly title: string;
  readonly body: string;
  /** The URL to change the selection. */
  readonly other: { readonly to: string; readonly label: string };
}

/** The page when the selection of the URL does not exist or cannot be booked. */
export const MissingChoice = ({ title, body, other }: MissingChoiceProps) => (
  <MessagePanel
    heading
    icon="calendar"
    title={title}
    body={body}
    action={<LinkButton to={other.to}>{other.label}</LinkButton>}
  />
);
