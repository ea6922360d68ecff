import { LinkButton, MessagePanel } from '@portal/shared/ui';

interface MissingChoiceProps {
  readonly title: string;
  readonly body: string;
  /** Where something else can be chosen. */
  readonly other: { readonly to: string; readonly label: string };
}

/** What the address asks for is not there, or cannot be booked: all that the page has to say. */
export const MissingChoice = ({ title, body, other }: MissingChoiceProps) => (
  <MessagePanel
    heading
    icon="calendar"
    title={title}
    body={body}
    action={<LinkButton to={other.to}>{other.label}</LinkButton>}
  />
);
